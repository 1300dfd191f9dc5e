import { Anchor, Group, Stack, Title } from '@mantine/core';
import type { DriverView } from '@ridewire/contracts';
import { PlateTag, useFormat } from '@ridewire/ui';
import { useCallback, useRef } from 'react';
import { PhoneLink } from '../people/PhoneLink.tsx';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import { DriverBadges } from './DriverBadges.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import { VehicleFacts } from './VehicleFacts.tsx';
import { useShownDriver } from './use-set-suspended.ts';
import { useDocumentsTexts } from '../documents/texts.en.ts';
import { useDriversTexts } from './texts.en.ts';
import { usePeopleTexts } from '../people/texts.en.ts';
import styles from './driver-detail.module.css';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { IfMay } from '../session/IfMay.tsx';

/** The driver's identity and standing, and the decisions about them. */
export function DriverHead({ driver: known }: { driver: DriverView }) {
  const drivers = useDriversTexts();
  const people = usePeopleTexts();
  const documents = useDocumentsTexts();
  const format = useFormat();
  const driver = useShownDriver(known);
  const suspend = useRef<HTMLButtonElement>(null);
  const focusSuspend = useCallback(() => suspend.current?.focus(), []);
  const { id, name, email, phone, vehicle, earnedCents, createdAt } = driver;
  return (
    <>
      <PageHead>
        <Group gap={16} wrap="nowrap" miw={0}>
          <PersonAvatar person={driver} size={64} />
          <Stack gap={4} align="flex-start">
            <Title order={1} tabIndex={-1} miw={0} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            <DriverBadges driver={driver} />
          </Stack>
        </Group>
        <Group gap={8} className={styles.detailActions}>
          <IfMay right="people:write">
            <ApproveButton driver={driver} onGone={focusSuspend} />
          </IfMay>
          <IfMay right="announcements:write">
            <LinkButton variant="default" to="/dashboard/admin/announcements" search={{ to: id }}>
              {drivers.write}
            </LinkButton>
          </IfMay>
          <IfMay right="people:write">
            <SuspendButton driver={driver} ref={suspend} />
          </IfMay>
        </Group>
      </PageHead>
      <Panel data-part="user-panel" aria-label={documents.details}>
        <Stack gap="lg">
          <FactList height={44} isWide>
            <Fact label={drivers.email}>
              <Anchor href={`mailto:${email}`} inherit>
                {email}
              </Anchor>
            </Fact>
            <Fact label={documents.phone}>{phone ? <PhoneLink phone={phone} /> : people.notProvided}</Fact>
            <Fact label={drivers.joined}>
              <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
            </Fact>
            <Fact label={drivers.vehicle}>{vehicle.model ?? people.notProvided}</Fact>
            <Fact label={drivers.classAndSeats}>
              <div>
                <VehicleFacts driver={driver} />
              </div>
            </Fact>
            <Fact label={drivers.plate}>
              {vehicle.licensePlate ? (
                <PlateTag plate={vehicle.licensePlate} size="sm" />
              ) : (
                people.notProvided
              )}
            </Fact>
            <Fact label={drivers.earnings}>
              <span className="rw-num">{format.money(earnedCents)}</span>
            </Fact>
          </FactList>
          <TextLink size="sm" to="/dashboard/user-management/$userId" params={{ userId: id }}>
            {documents.account}
          </TextLink>
        </Stack>
      </Panel>
    </>
  );
}
