import '../../lists/lists.css';
import { Anchor, Title } from '@mantine/core';
import type { DriverView } from '@ridewire/contracts';
import { PlateTag, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useCallback, useRef, type ReactNode } from 'react';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ApproveButton } from '../driver-management/ApproveButton.tsx';
import { DriverBadges } from '../driver-management/DriverBadges.tsx';
import { SuspendButton } from '../driver-management/SuspendButton.tsx';
import { useShownDriver } from '../driver-management/use-set-suspended.ts';

/** Who the driver is, how they stand, and what is decided about them. */
export function DriverHead({ driver: known }: { driver: DriverView }) {
  const { documents, drivers, people } = useTexts();
  const format = useFormat();
  const driver = useShownDriver(known);
  const suspend = useRef<HTMLButtonElement>(null);
  const focusSuspend = useCallback(() => suspend.current?.focus(), []);
  const { id, name, email, phone, vehicle, earnedCents, createdAt } = driver;
  return (
    <>
      <div className="rw-page-head">
        <div className="rw-driver-detail-who">
          <PersonAvatar person={driver} size={64} />
          <div>
            <Title order={1} tabIndex={-1} className="rw-user-name">
              {name}
            </Title>
            <DriverBadges driver={driver} />
          </div>
        </div>
        <div className="rw-driver-detail-actions">
          <ApproveButton driver={driver} onGone={focusSuspend} />
          <SuspendButton driver={driver} ref={suspend} />
        </div>
      </div>
      <section className="rw-user-panel rw-driver-detail-panel" aria-label={documents.details}>
        <dl className="rw-list-facts">
          <Fact label={drivers.email}>
            <Anchor href={`mailto:${email}`} inherit>
              {email}
            </Anchor>
          </Fact>
          <Fact label={documents.phone}>
            {phone ? (
              <Anchor href={`tel:${phone}`} inherit className="rw-num">
                {phone}
              </Anchor>
            ) : (
              people.notProvided
            )}
          </Fact>
          <Fact label={drivers.joined}>
            <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
          </Fact>
          <Fact label={drivers.vehicle}>{vehicle.model ?? people.notProvided}</Fact>
          <Fact label={drivers.plate}>
            {vehicle.licensePlate ? <PlateTag plate={vehicle.licensePlate} size="sm" /> : people.notProvided}
          </Fact>
          <Fact label={drivers.earnings}>
            <span className="rw-num">{format.money(earnedCents)}</span>
          </Fact>
        </dl>
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/dashboard/user-management/$userId" params={{ userId: id }} />
          )}
        >
          {documents.account}
        </Anchor>
      </section>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
