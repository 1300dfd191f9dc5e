import { useState } from 'react';

/** How often something new came on top since this is on screen. */
export function useNod(newestId: string | undefined, isKnown: boolean): number {
  const [seen, setSeen] = useState({ newestId, isKnown, nods: 0 });
  if (seen.newestId !== newestId || seen.isKnown !== isKnown)
    setSeen({ newestId, isKnown, nods: seen.nods + (seen.isKnown && isKnown ? 1 : 0) });
  return seen.nods;
}
