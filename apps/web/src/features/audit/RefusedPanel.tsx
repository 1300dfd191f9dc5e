import { Text, Title } from '@mantine/core';
import type { RefusedSummary } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { useListsTexts } from '../../kit/lists/texts.en.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { useAuditTexts } from './texts.en.ts';
import styles from './audit-trail.module.css';
import { Waiting } from '../../kit/page/Waiting.tsx';

/** Recent failed sign-ins and refused calls, by account and address. Each try is counted; the trail has the first of each hour. */
export function RefusedPanel() {
  const lists = useListsTexts();
  const { refused } = useAuditTexts();
  const { data, error, isFetching, refetch } = trpc.audit.refused.useQuery();
  return (
    <section className={styles.refused} aria-labelledby="audit-refused">
      <Title order={2} size="h6" id="audit-refused">
        {refused.title}
      </Title>
      {error && (
        <LoadFailure
          sentence={refused.failed(errorSentence(error, lists.unreachable))}
          isTrying={isFetching}
          onTry={refetch}
        />
      )}
      {!data && !error && <Waiting height={20} />}
      {data && <Refused summary={data} />}
    </section>
  );
}

function Refused({ summary: { signIns, rights, accounts, addresses } }: { summary: RefusedSummary }) {
  const { refused } = useAuditTexts();
  const { count } = useFormat();
  if (accounts.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {refused.nothing}
      </Text>
    );
  return (
    <div className={styles.refusedParts}>
      <FactList look="gaps" label={refused.title}>
        <Fact label={refused.signIns}>{count(signIns)}</Fact>
        <Fact label={refused.rights}>{count(rights)}</Fact>
      </FactList>
      <Busiest title={refused.accounts}>
        {accounts.map(({ person, ...tries }) => (
          <Fact key={person?.id ?? ''} label={person ? <PersonLink person={person} /> : refused.nobodys}>
            {[
              tries.signIns > 0 && refused.signInsOf(tries.signIns),
              tries.rights > 0 && refused.rightsOf(tries.rights),
            ]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        ))}
      </Busiest>
      <Busiest title={refused.addresses}>
        {addresses.map(({ address, tries }) => (
          <Fact key={address} label={<span className="rw-mono">{address}</span>}>
            {refused.tries(tries)}
          </Fact>
        ))}
      </Busiest>
    </div>
  );
}

function Busiest({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4} aria-hidden>
        {title}
      </Text>
      <FactList look="gaps" label={title}>
        {children}
      </FactList>
    </div>
  );
}

type Person = NonNullable<RefusedSummary['accounts'][number]['person']>;

const PersonLink = ({ person: { id, name } }: { person: Person }) => (
  <TextLink to="/dashboard/admin/audit" search={{ person: id }}>
    {name}
  </TextLink>
);
