import type { FinishedStatus } from '@ridewire/contracts';
import { RideStatusBadge, useFlash, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { amountCents, finishedAt, otherPerson, type HistoryRide } from './finished-ride.ts';
import { RideEnds } from './RideEnds.tsx';

export interface RideRowProps {
  ride: HistoryRide;
  /** How the rides of the list ended, if it is one of those alone. */
  status: FinishedStatus | undefined;
  openedAtMs: number;
}

/** One ride in the list; a link, so that it opens in its own tab too and Back closes it again. */
export function RideRow({ ride, status, openedAtMs }: RideRowProps) {
  const { history } = useTexts();
  const format = useFormat();
  // A ride that ended while one looks on comes in with a flash; the others were there.
  const isNew = Date.parse(finishedAt(ride)) > openedAtMs;
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => setArrived(isNew), [isNew]);
  const flash = useFlash(`${ride.version} ${hasArrived}`);
  const requested = ride.times.requested;
  const amount = amountCents(ride);
  return (
    <li className="rw-ride-row" {...flash}>
      <Link
        className="rw-ride-link"
        to={'rider' in ride ? '/dashboard/driver/history' : '/dashboard/rider/history'}
        search={{ ...(status && { status }), ride: ride.id }}
        resetScroll={false}
      >
        <time className="rw-ride-when" dateTime={requested}>
          <span>{format.date(requested)}</span>
          <span className="rw-ride-clock">{format.clock(requested)}</span>
        </time>
        <RideEnds ride={ride} />
        <span className="rw-ride-who">{otherPerson(ride)?.name ?? history.noDriver}</span>
        <span className="rw-ride-badge">
          <RideStatusBadge status={ride.status} size="sm" />
        </span>
        <span className="rw-ride-amount rw-num" data-none={amount === null || undefined}>
          {format.money(amount)}
        </span>
      </Link>
    </li>
  );
}
