import '../../people/people.css';
import { Anchor, Skeleton, Title } from '@mantine/core';
import type { DriverView } from '@ridewire/contracts';
import { Flash, useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { errorSentence } from '../../live/error-sentence.ts';
import { driversQuery } from '../../people/people-queries.ts';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ApproveButton } from '../driver-management/ApproveButton.tsx';
import { WAITING } from './waiting-search.ts';

const SHOWN = 5;

/** Drivers whom only an admin keeps from driving, to be approved on the spot. */
export function WaitingDrivers() {
  const { drivers, reports } = useTexts();
  const { overview } = reports;
  const format = useFormat();
  const { data, error, isFetching, refetch } = useQuery(driversQuery(WAITING));
  const heading = useRef<HTMLHeadingElement>(null);
  // Who is approved leaves, and takes the button along that had the focus.
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="rw-overview-part" aria-labelledby="overview-approval">
      <div className="rw-overview-part-head">
        <Title order={2} size="h4" id="overview-approval" tabIndex={-1} ref={heading}>
          {overview.approval}
        </Title>
        {data && data.total > SHOWN && (
          <Flash value={data.total}>
            <Anchor
              size="sm"
              renderRoot={(props) => <Link {...props} to="/dashboard/driver-management" search={WAITING} />}
            >
              {overview.approvalAll(format.count(data.total))}
            </Anchor>
          </Flash>
        )}
      </div>
      {error && (
        <LoadFailure
          sentence={drivers.loadFailed(errorSentence(error, reports.analytics.unreachable))}
          isTrying={isFetching}
          onTry={() => void refetch()}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="rw-overview-drivers">
          {data.items.slice(0, SHOWN).map((driver) => (
            <WaitingDriver key={driver.id} driver={driver} onGone={focusHeading} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <p className="rw-overview-none">{overview.approvalEmpty}</p>}
      {!data && !error && <Skeleton height={200} radius="md" className="rw-late" />}
    </section>
  );
}

function WaitingDriver({ driver, onGone }: { driver: DriverView; onGone: () => void }) {
  const { overview } = useTexts().reports;
  const { id, name, vehicle } = driver;
  return (
    <li className="rw-overview-driver">
      <div className="rw-person">
        <PersonAvatar person={driver} size={36} />
        <div className="rw-person-words">
          <div className="rw-person-name">
            <Anchor
              c="inherit"
              inherit
              renderRoot={(props) => (
                <Link {...props} to="/dashboard/driver-management/$driverId" params={{ driverId: id }} />
              )}
            >
              {name}
            </Anchor>
          </div>
          <p className="rw-person-below">{vehicle.model ?? overview.noVehicle}</p>
        </div>
      </div>
      <ApproveButton driver={driver} onGone={onGone} />
    </li>
  );
}
