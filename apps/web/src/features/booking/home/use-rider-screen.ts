import type { LostDriver } from '@ridewire/contracts';
import { useMe } from '../../session/use-me.ts';
import { useDraft } from '../book/use-draft.ts';
import { usePinPick } from '../book/use-pin-pick.ts';
import { useStartHere } from '../book/use-start-here.ts';
import type { End } from '../panel/EndSign.tsx';
import { isComing, type RidePhase } from '../phase/ride-phase.ts';
import { useRiderPhase } from '../phase/use-rider-phase.ts';
import { useOtherBooking } from './use-other-booking.ts';

/** What the panel shows. */
export type RiderScreen =
  | { name: 'loading'; failure: string | null }
  | { name: 'book' }
  /** An end of the booking is chosen on the map. */
  | { name: 'pick'; end: End }
  | { name: 'ride'; phase: Exclude<RidePhase, { name: 'book' }>; lost: LostDriver | undefined };

/** The present screen, and what is being put together on it. */
export function useRiderScreen() {
  const { phase, lost, failure, dismiss } = useRiderPhase();
  const isBooking = phase?.name === 'book';
  const booking = useDraft(useMe()?.id, phase && isBooking);
  const pin = usePinPick(booking);
  useOtherBooking(phase, booking.draft);
  useStartHere(isBooking, booking, pin);
  return { screen: screenOf(), booking, pin, dismiss };

  function screenOf(): RiderScreen {
    if (!phase) return { name: 'loading', failure };
    if (phase.name !== 'book') return { name: 'ride', phase, lost };
    return pin.picking ? { name: 'pick', end: pin.picking } : phase;
  }
}

/** Names the panel's content: another one comes in as a whole. */
export function contentOf(screen: RiderScreen): string {
  if (screen.name === 'pick') return `pick ${screen.end}`;
  const { name } = screen.name === 'ride' ? screen.phase : screen;
  return name !== 'loading' && isComing(name) ? 'accepted' : name;
}
