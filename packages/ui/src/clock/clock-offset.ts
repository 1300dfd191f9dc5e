import { createContext, useContext } from 'react';

/** Server time minus this device's time, in milliseconds. 0 until the app has measured it. */
export const ClockOffsetContext = createContext(0);

/** The offset given to one piece, else the provider's. */
export function useClockOffset(ownMs?: number): number {
  const providedMs = useContext(ClockOffsetContext);
  return ownMs ?? providedMs;
}
