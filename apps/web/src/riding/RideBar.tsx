import './riding.css';
import { useFlash, useFormat } from '@ridewire/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ridePhase } from '../screens/rider-home/ride-phase.ts';
import { useGoneSince } from '../map/use-gone-since.ts';
import { useIsSeen } from '../map/use-is-seen.ts';
import { useRiderLive } from '../live/use-live.ts';
import { useTexts } from '../texts/use-texts.ts';
import { rideLine } from './ride-line.ts';

/** The ride under way, at the foot of every page but the one that shows it; leads there. */
export function RideBar() {
  const { rider } = useTexts();
  const format = useFormat();
  const { data } = useRiderLive();
  const position = data?.position ?? null;
  const phase = ridePhase(data?.ride ?? null, position, useIsSeen(position));
  const flash = useFlash(phase.name);
  const line = rideLine(phase, rider, format, useGoneSince(position));
  if (!line) return null;
  return (
    <Link to="/dashboard/rider" className="rw-ride-bar rw-flash" {...flash}>
      <span className="rw-ride-bar-sign" aria-hidden />
      <span className="rw-ride-bar-words">
        <span className="rw-ride-bar-headline">{line.headline}</span>
        <span className="rw-ride-bar-detail rw-num">{line.detail}</span>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-label={rider.toRide} role="img" />
    </Link>
  );
}
