import { Group, Text, Title } from '@mantine/core';
import { MOST_TAKEN, TAKE_MINUTES, type AheadSnapshot } from '@ridewire/contracts';
import { EmptyState, Junction, useFormat, useNow } from '@ridewire/ui';
import { useRef } from 'react';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { useAheadLive } from '../scheduled-live.ts';
import { useAheadTexts } from './ahead.en.ts';
import { OpenRow } from './OpenRow.tsx';
import { TakenRow } from './TakenRow.tsx';

const MINUTE_MS = 60_000;

/** The scheduled rides that the driver took beforehand, and those they could take. */
export function RidesAhead() {
  const ahead = useAheadTexts();
  const { data, failure } = useAheadLive();
  return (
    <Page title={ahead.title} isLive lead={ahead.lead} isNarrow>
      {failure && <Failure mb="lg">{ahead.loadFailed(failure)}</Failure>}
      {!data && !failure && <Waiting height={160} count={2} />}
      {data && <Lists data={data} />}
    </Page>
  );
}

function Lists({ data: { mayTake, yours, open, openCount } }: { data: AheadSnapshot }) {
  const ahead = useAheadTexts();
  const format = useFormat();
  const nowMs = useNow((ms) => MINUTE_MS - (ms % MINUTE_MS));
  const heading = useRef<HTMLHeadingElement>(null);
  const isTakeable = ({ pickupAt }: { pickupAt: string }) =>
    Date.parse(pickupAt) > nowMs + TAKE_MINUTES * MINUTE_MS;
  const takeable = open.filter(isTakeable);
  return (
    <>
      <section aria-labelledby="rides-yours">
        <Group justify="space-between" align="baseline" mb="sm">
          <Title order={2} size="h4" id="rides-yours" ref={heading} tabIndex={-1}>
            {ahead.yours}
          </Title>
          <Text size="sm" c="dimmed" className="rw-num">
            {format.count(yours.length)}/{format.count(MOST_TAKEN)}
          </Text>
        </Group>
        {yours.length === 0 && <Text c="dimmed">{ahead.yoursEmpty}</Text>}
        {yours.length > 0 && (
          <Rows aria-labelledby="rides-yours">
            {yours.map((ride) => (
              <TakenRow key={ride.id} ride={ride} nowMs={nowMs} />
            ))}
          </Rows>
        )}
      </section>
      <section aria-labelledby="rides-open">
        <Title order={2} size="h4" id="rides-open" mt="xl" mb="sm">
          {ahead.open}
        </Title>
        {!mayTake && <Text c="dimmed">{ahead.mayNot}</Text>}
        {mayTake && takeable.length === 0 && (
          <EmptyState illustration={Junction} line={ahead.openEmpty} hint={ahead.openEmptyHint} />
        )}
        {takeable.length > 0 && (
          <Rows aria-labelledby="rides-open">
            {takeable.map((ride) => (
              <OpenRow
                key={ride.id}
                ride={ride}
                yours={yours}
                nowMs={nowMs}
                onTaken={() => heading.current?.focus()}
              />
            ))}
          </Rows>
        )}
        {openCount > open.length && (
          <Text size="sm" c="dimmed" mt="sm">
            {ahead.openMore(format.count(open.length), format.count(openCount))}
          </Text>
        )}
      </section>
    </>
  );
}
