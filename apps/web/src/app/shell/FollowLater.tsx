import type { Role } from '@ridewire/contracts';
import { ScheduledNews } from '../../features/scheduled/ScheduledNews.tsx';
import { ItemNews } from '../../features/problems/ItemNews.tsx';
import { KeepPush } from '../../features/push/KeepPush.tsx';

/** Follows what can wait until the page is shown. */
export function FollowLater({ role }: { role: Role }) {
  return (
    <>
      <ItemNews role={role} />
      {role === 'rider' && <ScheduledNews />}
      <KeepPush />
    </>
  );
}
