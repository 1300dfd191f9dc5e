import { useEffect } from 'react';
import { watchConnectionClosely } from './connection-pace.ts';

/** Has a lost link noticed sooner while a ride or a request is active. */
export function useConnectionWatch(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? watchConnectionClosely() : undefined), [isNeeded]);
}
