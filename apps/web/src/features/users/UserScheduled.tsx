import { Text } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { useScheduledChanges } from '../scheduled-rides/desk/scheduled-changes.ts';
import { scheduledInput } from '../scheduled-rides/desk/scheduled-search.ts';
import { useScheduledDeskTexts } from '../scheduled-rides/desk/texts.en.ts';
import { RideCards } from '../scheduled-rides/desk/ScheduledRides.tsx';
import { UserPart } from './UserPart.tsx';

export const scheduledOf = (userId: string) => scheduledInput({ rider: userId });

/** The rides a rider has scheduled, the soonest first. */
export function UserScheduled({ user }: { user: Pick<UserView, 'id'> }) {
  const texts = useScheduledDeskTexts();
  useScheduledChanges();
  const query = trpc.scheduled.list.useQuery(scheduledOf(user.id));
  return (
    <UserPart
      title={texts.title}
      beside={
        <TextLink size="sm" to="/dashboard/admin/scheduled" search={{ rider: user.id }}>
          {texts.all}
        </TextLink>
      }
      query={query}
      failed={texts.loadFailed}
      skeletonHeight={44}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm" c="dimmed" mt={8}>
            {texts.empty}
          </Text>
        ) : (
          <RideCards rides={items} isOfOne />
        )
      }
    </UserPart>
  );
}
