import { Box, DataList, Group, Skeleton, Title } from '@mantine/core';
import { IconPencil, IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Me, ProfileSnapshot } from '@ridewire/contracts';
import { Flash, PlateTag, ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { useMe } from '../session/use-me.ts';
import { useProfile } from '../session/use-profile.ts';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EditProfile } from './EditProfile.tsx';
import { ClassAndSeats } from './ClassAndSeats.tsx';
import { TakenTypes } from './TakenTypes.tsx';
import { ProfileStatistics } from './ProfileStatistics.tsx';
import { useProfileTexts } from './texts.en.ts';
import styles from './profile.module.css';
import { useRideTexts } from '../rides/ride.en.ts';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { Failure } from '../../kit/notes/Failure.tsx';
import { RoleBadge } from '../session/RoleBadge.tsx';

const route = getRouteApi('/_shell/dashboard/profile');

/** The person's account and what they have done. Changes on another device show here. */
export function Profile() {
  const profile = useProfileTexts();
  const { edit } = route.useSearch();
  const navigate = useNavigate();
  const me = useMe();
  const { data, failure } = useProfile();
  if (!me) return null;
  const isDriver = me.role === 'driver';
  // A driver's dialog begins with the vehicle, which must be known first.
  const isReady = !isDriver || data !== undefined;
  return (
    <Page
      title={profile.title}
      isNarrow
      actions={
        <LinkButton
          to="/dashboard/profile"
          search={{ edit: 'profile' }}
          resetScroll={false}
          size="md"
          leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
        >
          {profile.update}
        </LinkButton>
      }
    >
      <div className={styles.profile}>
        <ProfileHead me={me} />
        {failure && !data && <Failure>{profile.failed(failure)}</Failure>}
        <ProfileStatistics role={me.role} profile={data} isFailed={failure !== null} />
        <ProfileFacts me={me} profile={data} isFailed={failure !== null} />
        {isDriver && (
          <>
            <LinkButton to="/dashboard/driver/vehicles" variant="default" mih={44}>
              {profile.allVehicles}
            </LinkButton>
            <TakenTypes />
          </>
        )}
      </div>
      <EditProfile
        me={me}
        vehicle={data?.driver?.vehicle}
        edit={isReady ? edit : undefined}
        onClose={() => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })}
      />
    </Page>
  );
}

interface ProfileFactsProps {
  me: Me;
  /** Undefined until it is known. */
  profile: ProfileSnapshot | undefined;
  /** It can't be loaded now. */
  isFailed: boolean;
}

/** The person's contact details, and a driver's vehicle. */
function ProfileFacts({ me, profile: known, isFailed }: ProfileFactsProps) {
  const profile = useProfileTexts();
  const ride = useRideTexts();
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
      <DataList className={styles.facts} withDivider size="md" labelWidth={150}>
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
            <Fact label={profile.rides} flashOf={vehicle && JSON.stringify(vehicle)}>
              {later(vehicle && <ClassAndSeats vehicle={vehicle} />)}
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
  /** The row flashes when this changes; undefined while unknown. */
  flashOf?: string | null | undefined;
  children: ReactNode;
}

function Fact({ label, flashOf, children }: FactProps) {
  const profile = useProfileTexts();
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

/** The person at a glance. */
function ProfileHead({ me }: { me: Me }) {
  const profile = useProfileTexts();
  return (
    <Group component="section" gap={20} wrap="nowrap">
      <PersonAvatar person={me} size={96} />
      <Box miw={0}>
        <Title order={2} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
          <Flash value={me.name}>{me.name}</Flash>
        </Title>
        <Group gap="sm" align="stretch" mt="sm">
          <RoleBadge role={me.role} />
          {me.isEmailVerified ? (
            <ToneBadge tone="wire" icon={IconShieldCheck}>
              {profile.verified}
            </ToneBadge>
          ) : (
            <ToneBadge tone="amber" icon={IconShieldQuestion}>
              {profile.unverified}
            </ToneBadge>
          )}
        </Group>
      </Box>
    </Group>
  );
}
