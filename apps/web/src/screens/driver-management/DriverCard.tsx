import '../../people/people.css';
import { Title } from '@mantine/core';
import type { DriverView, Role } from '@ridewire/contracts';
import { PlateTag, useFormat } from '@ridewire/ui';
import { useCallback, useRef } from 'react';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useRowFlash } from '../../lists/use-row-flash.ts';
import { RoleBadge } from '../../shell/RoleBadge.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ApproveButton } from './ApproveButton.tsx';
import { DocumentsLink } from './DocumentsLink.tsx';
import { DriverBadges } from './DriverBadges.tsx';
import { DriverLink } from './DriverLink.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import { useShownDriver } from './use-set-suspended.ts';
import { ViewDriver } from './ViewDriver.tsx';

const ROLE: Role = 'driver';

/** A driver, and what an admin decides about them. The name leads to the driver’s page. */
export function DriverCard({ driver: known }: { driver: DriverView }) {
  const { documents, drivers, people } = useTexts();
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
    <li className="rw-list-card" {...flash}>
      <div className="rw-person">
        <PersonAvatar person={driver} size={44} />
        <div className="rw-person-words">
          <Title order={2} size="h5" className="rw-person-name">
            <DriverLink id={id} name={name} />
          </Title>
          <RoleBadge role={ROLE} size="sm" />
        </div>
      </div>
      <DriverBadges driver={driver} />
      <dl className="rw-list-facts">
        <div>
          <dt>{drivers.email}</dt>
          <dd className="rw-list-cut">{email}</dd>
        </div>
        <div>
          <dt>{drivers.vehicle}</dt>
          <dd>{vehicle.model ?? people.notProvided}</dd>
        </div>
        <div>
          <dt>{drivers.plate}</dt>
          <dd>
            {vehicle.licensePlate ? <PlateTag plate={vehicle.licensePlate} size="sm" /> : people.notProvided}
          </dd>
        </div>
        <div>
          <dt>{drivers.earnings}</dt>
          <dd className="rw-num">{format.money(earnedCents)}</dd>
        </div>
        <div>
          <dt>{documents.title}</dt>
          <dd>
            <DocumentsLink driver={driver} />
          </dd>
        </div>
        <div>
          <dt>{drivers.joined}</dt>
          <dd>
            <time dateTime={createdAt}>{format.date(createdAt)}</time>
          </dd>
        </div>
      </dl>
      <div className="rw-list-actions">
        <ApproveButton driver={driver} onGone={focusSuspend} />
        <SuspendButton driver={driver} ref={suspend} />
        <ViewDriver id={id} name={name} />
      </div>
    </li>
  );
}
