import { Box, Group, Text, Title } from '@mantine/core';
import { isSameVehicle, type DriverView, type Role } from '@ridewire/contracts';
import { PlateTag, useFormat } from '@ridewire/ui';
import { useCallback, useRef } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { PersonAvatar } from '../../kit/avatar/PersonAvatar.tsx';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { RoleBadge } from '../session/RoleBadge.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import { DocumentsLink } from './DocumentsLink.tsx';
import { DriverBadges } from './DriverBadges.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import { useShownDriver } from './use-set-suspended.ts';
import { ViewDriver } from './ViewDriver.tsx';
import { useDocumentsTexts } from '../documents/texts.en.ts';
import { useDriversTexts } from './texts.en.ts';
import { usePeopleTexts } from '../people/texts.en.ts';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import listsStyles from '../../kit/lists/lists.module.css';
import { TextLink } from '../../kit/page/TextLink.tsx';
import styles from '../users/people.module.css';
import { IfMay } from '../session/IfMay.tsx';

const route = getRouteApi('/_shell/dashboard/driver-management/');

/** A driver's name, which leads to their page and keeps the list to come back to. */
function DriverLink({ id, name }: { id: string; name: string }) {
  const search = route.useSearch();
  return (
    <TextLink
      c="inherit"
      inherit
      to="/dashboard/driver-management/$driverId"
      params={{ driverId: id }}
      state={{ driverSearch: search }}
    >
      {name}
    </TextLink>
  );
}

const ROLE: Role = 'driver';

/** A driver, and what an admin decides about them. The name leads to the driver’s page. */
export function DriverCard({ driver: known }: { driver: DriverView }) {
  const drivers = useDriversTexts();
  const people = usePeopleTexts();
  const documents = useDocumentsTexts();
  const format = useFormat();
  const driver = useShownDriver(known);
  const suspend = useRef<HTMLButtonElement>(null);
  const focusSuspend = useCallback(() => suspend.current?.focus(), []);
  const { id, name, email, vehicle, approved, suspended, available, userStatus, earnedCents, createdAt } =
    driver;
  const flash = useRowFlash(
    [
      name,
      email,
      driver.avatarUrl,
      vehicle,
      driver.documents,
      approved,
      suspended,
      available,
      driver.presence,
      userStatus,
      earnedCents,
    ],
    createdAt,
  );
  return (
    <li className={listsStyles.card} {...flash}>
      <Group gap={12} miw={0} wrap="nowrap">
        <PersonAvatar person={driver} size={44} />
        <Box miw={0}>
          <Title order={2} size="h5" className={styles.name}>
            <DriverLink id={id} name={name} />
          </Title>
          <RoleBadge role={ROLE} size="sm" />
        </Box>
      </Group>
      <DriverBadges driver={driver} />
      <FactList>
        <Fact label={drivers.email}>
          <Text inherit truncate>
            {email}
          </Text>
        </Fact>
        <Fact label={drivers.vehicle}>
          <span>
            {vehicle.model ?? people.notProvided}
            {vehicle.confirmed && !isSameVehicle(vehicle.confirmed, vehicle) && (
              <span className={listsStyles.count}>{drivers.vehicleToCheck}</span>
            )}
          </span>
        </Fact>
        <Fact label={drivers.plate}>
          {vehicle.licensePlate ? <PlateTag plate={vehicle.licensePlate} size="sm" /> : people.notProvided}
        </Fact>
        <Fact label={drivers.earnings}>
          <span className="rw-num">{format.money(earnedCents)}</span>
        </Fact>
        <Fact label={documents.title}>
          <DocumentsLink driver={driver} />
        </Fact>
        <Fact label={drivers.joined}>
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
        </Fact>
      </FactList>
      <div className={listsStyles.actions} data-print="none">
        <IfMay right="people:write">
          <ApproveButton driver={driver} onGone={focusSuspend} />
        </IfMay>
        <ViewDriver id={id} name={name} />
        <IfMay right="people:write">
          <SuspendButton driver={driver} ref={suspend} />
        </IfMay>
      </div>
    </li>
  );
}
