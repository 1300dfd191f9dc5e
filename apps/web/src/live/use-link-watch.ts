import { useEffect } from 'react';
import { watchLinkClosely } from './link-pace.ts';

/** Has a lost link noticed sooner, while a ride or a request is up. */
export function useLinkWatch(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? watchLinkClosely() : undefined), [isNeeded]);
}
