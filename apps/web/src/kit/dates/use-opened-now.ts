import { useClockOffset } from '@ridewire/ui';
import { useState } from 'react';

/** The server's time when this was first shown, in milliseconds since 1970: what a device's clock says may be far from it. */
export function useOpenedNow(): number {
  const [deviceMs] = useState(Date.now);
  return deviceMs + useClockOffset();
}
