import { isActive, type RideStatus } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import type { ChatNewsProps } from './ChatNews.tsx';

const ChatNews = lazyLater<ChatNewsProps>(async () => (await import('./ChatNews.tsx')).ChatNews);

type Talk = ChatNewsProps & { status: RideStatus };

/**
 * Tells what the other side of the ride writes, on any page; also after its end, until another ride begins.
 * @param talk with the other side of the ride under way; null where there is none
 */
export function LaterChatNews({ talk }: { talk: Talk | null }) {
  const [shown] = useMemory<Talk | null>(null, (before) => {
    if (!talk) return before && !isActive(before.status) ? before : null;
    return before?.rideId === talk.rideId &&
      before.status === talk.status &&
      before.driverId === talk.driverId
      ? before
      : talk;
  });
  if (!shown) return null;
  const { status: _status, ...news } = shown;
  return <ChatNews key={`${news.rideId} ${news.driverId}`} {...news} />;
}
