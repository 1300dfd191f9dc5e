import '../../lists/lists.css';
import { Anchor } from '@mantine/core';
import { isActive, type DriverView } from '@ridewire/contracts';
import { Age, RideStatusBadge, useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LostSignal } from '../../people/LostSignal.tsx';
import { ridesOfQuery } from '../../rides/rides-queries.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useShownBoard } from '../live-board/board-context.ts';

export interface DriverNowProps {
  driver: DriverView;
  /** As it is saved now and then; the live board knows it better while they are online. */
  lastHeardAt: string | null;
}

/** When the driver was last seen, and the ride they are on. */
export function DriverNow({ driver, lastHeardAt }: DriverNowProps) {
  const { drivers } = useTexts();
  const { record: texts } = drivers;
  const format = useFormat();
  const { data: rides } = useQuery(ridesOfQuery(driver.id));
  const { board } = useShownBoard();
  const live = board?.state.drivers.get(driver.id);
  const silentSince = live ? live.silentSince : driver.presence.silentSince;
  const seenMs = Math.max(
    board?.state.positions.get(driver.id)?.at ?? 0,
    lastHeardAt ? Date.parse(lastHeardAt) : 0,
  );
  const ride = rides?.find(({ status }) => isActive(status));
  return (
    <dl className="rw-list-facts rw-driver-detail-now">
      <div>
        <dt>{texts.lastSeen}</dt>
        <dd>
          {silentSince !== null ? (
            <LostSignal since={silentSince} />
          ) : seenMs > 0 ? (
            <Age since={seenMs} />
          ) : (
            texts.never
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.currentRide}</dt>
        <dd className="rw-driver-detail-ride">
          {ride ? (
            <>
              <RideStatusBadge status={ride.status} size="sm" />
              <Anchor
                inherit
                renderRoot={(props) => (
                  <Link {...props} to="/dashboard/ride-management/$rideId" params={{ rideId: ride.id }} />
                )}
              >
                {texts.ride(format.shortId(ride.id))}
              </Anchor>
            </>
          ) : (
            rides && texts.noRide
          )}
        </dd>
      </div>
    </dl>
  );
}
