import { phoneLink } from '../../../kit/texts/phone-link.ts';
import { Text, Title } from '@mantine/core';
import type { IncidentCall, IncidentView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { AlertPlaceLink } from '../AlertPlaceLink.tsx';
import { useRowFlash } from '../../../kit/lists/use-row-flash.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useIncidentsTexts } from './texts.en.ts';
import { useSosTexts } from '../texts.en.ts';
import styles from './incidents.module.css';

/** Every SOS alert of the ride, newest first, and its outcome. */
export function IncidentCalls({ incident }: { incident: IncidentView }) {
  const incidents = useIncidentsTexts();
  return (
    <Panel aria-label={incidents.calls}>
      <Title order={2} size="h4" mb="sm">
        {incidents.calls}
      </Title>
      <ul className={styles.lines}>
        {incident.calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </ul>
    </Panel>
  );
}

function Call({ call }: { call: IncidentCall }) {
  const incidents = useIncidentsTexts();
  const sos = useSosTexts();
  const format = useFormat();
  const { kind, by, message, location, raisedAt, acknowledged, closed } = call;
  return (
    <li {...useRowFlash([acknowledged?.at, closed?.at], raisedAt)}>
      <Text fw={600}>{incidents.calledBy(by.name, sos.people[by.role])}</Text>
      {kind === 'unanswered' && <p>{incidents.unanswered}</p>}
      {message && <p data-words>{sos.said(message)}</p>}
      <Text size="sm" c="dimmed" className="rw-num">
        <time dateTime={raisedAt}>{format.dateTime(raisedAt)}</time>
        {by.phone && (
          <>
            {' · '}
            <a href={phoneLink(by.phone)}>{by.phone}</a>
          </>
        )}
        {location.address && ` · ${sayAddress(location.address)}`}
        {' · '}
        <AlertPlaceLink alert={call} between=" · " />
      </Text>
      <Text size="sm" c={acknowledged ? 'dimmed' : 'var(--rw-tone-red-text)'} className="rw-num">
        {acknowledged
          ? incidents.takenBy(acknowledged.by.name, format.dateTime(acknowledged.at))
          : incidents.waits}
      </Text>
      {closed && (
        <Text size="sm" c="dimmed" className="rw-num">
          {incidents.closedBy(closed.by.name ?? incidents.removed, format.dateTime(closed.at))}
        </Text>
      )}
    </li>
  );
}
