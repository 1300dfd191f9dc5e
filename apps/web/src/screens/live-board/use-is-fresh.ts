import { useState } from 'react';
import { useLinkPart } from '../../live/link-state.ts';

/**
 * Whether what is held is what is: not while the link is down, and not after it came back until new data arrived. What
 * nobody told us of must not count as silence.
 */
export function useIsFresh(data: unknown): boolean {
  const status = useLinkPart('status');
  const openCount = useLinkPart('openCount');
  const [known, setKnown] = useState({ openCount, data });
  const isFresh = status === 'live' && (known.openCount === openCount || known.data !== data);
  if (isFresh && known.openCount !== openCount) setKnown({ openCount, data });
  if (!isFresh && status !== 'live' && known.data !== data) setKnown({ ...known, data });
  return isFresh;
}
