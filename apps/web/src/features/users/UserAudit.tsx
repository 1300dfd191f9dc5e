import { Text } from '@mantine/core';
import type { UserView } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { auditOf } from '../audit/audit-search.ts';
import { EntryList } from '../audit/EntryList.tsx';
import { UserPart } from './UserPart.tsx';
import { useAuditTexts } from '../audit/texts.en.ts';

/** A person's recent actions, and what was done to their account. */
export function UserAudit({ user }: { user: Pick<UserView, 'id'> }) {
  const audit = useAuditTexts();
  const query = trpc.audit.list.useQuery(auditOf(user.id));
  return (
    <UserPart
      title={audit.ofPerson}
      query={query}
      failed={audit.loadFailed}
      skeletonHeight={320}
      beside={
        query.data?.older && (
          <TextLink size="sm" to="/dashboard/admin/audit" search={{ person: user.id }}>
            {audit.all}
          </TextLink>
        )
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm" c="dimmed" mt={8}>
            {audit.noneOfPerson}
          </Text>
        ) : (
          <EntryList entries={items} label={audit.ofPerson} />
        )
      }
    </UserPart>
  );
}
