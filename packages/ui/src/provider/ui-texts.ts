import { createContext, useContext } from 'react';
import type { RideStatus } from '../theme/statuses.ts';
import type { SheetSnap } from '../sheet/sheet-snaps.ts';

/** The few words the pieces say by themselves. The app passes its catalogue's; these are the English ones. */
export type UiTexts = {
  statuses: Record<RideStatus, string>;
  /** Name of the ride wire for screen readers. */
  rideProgress: string;
  /** What the sheet's handle does when pressed, by the snap it leads to. */
  sheetHandle: Record<SheetSnap, string>;
  /** Read out for a countdown ring. */
  secondsLeft: (seconds: number) => string;
  /** Names of buttons that show only a sign. */
  close: string;
  previousPage: string;
  nextPage: string;
};

export const englishTexts: UiTexts = {
  statuses: {
    requested: 'Requested',
    accepted: 'Accepted',
    picked_up: 'Picked up',
    in_transit: 'In transit',
    completed: 'Completed',
    canceled: 'Canceled',
  },
  rideProgress: 'Ride progress',
  sheetHandle: { peek: 'Shrink panel', half: 'Open panel halfway', full: 'Open panel fully' },
  secondsLeft: (seconds) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  close: 'Close',
  previousPage: 'Previous page',
  nextPage: 'Next page',
};

export const UiTextsContext = createContext<UiTexts>(englishTexts);

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext);
}
