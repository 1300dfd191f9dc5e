import type { SessionView } from '@ridewire/contracts';
import { Age, useNow } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';

const HOUR_MS = 3_600_000;

/** When a device was last heard of. The server writes it down once an hour: a minute would be more than it knows. */
export function LastSeen({ session }: { session: SessionView }) {
  const { settings } = useTexts();
  const seenMs = Date.parse(session.lastSeenAt);
  const nowMs = useNow((ms) => Math.max(1_000, seenMs + HOUR_MS - ms));
  if (session.isCurrent) return settings.now;
  return nowMs - seenMs < HOUR_MS ? settings.withinHour : <Age since={seenMs} />;
}
