import { useState } from 'react';

/**
 * The version of a ride that was shown when its dialog opened: what is confirmed there is meant for that one, and the server
 * does it to no other.
 */
export function useSeenVersion({ version }: { version: number }, isOpen: boolean): number {
  const [seen, setSeen] = useState(version);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setSeen(version);
  }
  return seen;
}
