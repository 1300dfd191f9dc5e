import { DataList, Skeleton, Title } from '@mantine/core';
import type { Me, ProfileSnapshot } from '@ridewire/contracts';
import { PlateTag, useFlash, useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';

export interface ProfileFactsProps {
  me: Me;
  /** Undefined until it is known. */
  profile: ProfileSnapshot | undefined;
  /** It can't be had now. */
  isFailed: boolean;
}

/** How to reach the person, and what a driver drives. */
export function ProfileFacts({ me, profile: known, isFailed }: ProfileFactsProps) {
  const { profile, ride } = useTexts();
  const format = useFormat();
  const later = (value: ReactNode) =>
    known ? (
      value
    ) : isFailed ? (
      format.options.words.unknown
    ) : (
      <Skeleton height={20} width={140} className="rw-late" />
    );
  const vehicle = known?.driver?.vehicle;
  return (
    <section aria-labelledby="profile-details">
      <Title order={2} size="h4" id="profile-details" mb="xs">
        {profile.details}
      </Title>
      <DataList className="rw-profile-facts" withDivider size="md" labelWidth={150}>
        <Fact label={profile.email} flashOf={me.email}>
          {me.email}
        </Fact>
        <Fact label={profile.phone} flashOf={me.phone}>
          {me.phone}
        </Fact>
        <Fact label={profile.address} flashOf={me.address}>
          {me.address}
        </Fact>
        {me.role === 'driver' && (
          <>
            <Fact label={profile.vehicleModel} flashOf={vehicle?.model}>
              {later(vehicle?.model)}
            </Fact>
            <Fact label={profile.color} flashOf={vehicle?.color}>
              {later(vehicle?.color && ride.colors[vehicle.color])}
            </Fact>
            <Fact label={profile.licensePlate} flashOf={vehicle?.licensePlate}>
              {later(vehicle?.licensePlate && <PlateTag plate={vehicle.licensePlate} size="sm" />)}
            </Fact>
          </>
        )}
        <Fact label={profile.memberSince}>
          {later(<time dateTime={known?.memberSince}>{format.date(known?.memberSince)}</time>)}
        </Fact>
      </DataList>
    </section>
  );
}

interface FactProps {
  label: string;
  /** The row flashes when this changes; undefined while it is not known. */
  flashOf?: string | null | undefined;
  children: ReactNode;
}

function Fact({ label, flashOf, children }: FactProps) {
  const { profile } = useTexts();
  const flash = useFlash(flashOf);
  const isMissing = children === null || children === undefined || children === '';
  return (
    <DataList.Item {...flash}>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue data-missing={isMissing || undefined}>
        {isMissing ? profile.notProvided : children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
