import { Stack, Text } from '@mantine/core';
import { Age, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { IncidentBadge } from './IncidentBadge.tsx';
import type { ListedIncident } from './listed-incident.ts';
import { useRowFlash } from '../../../kit/lists/use-row-flash.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import type { IncidentSearch } from './incident-search.ts';
import { useIncidentsTexts } from './texts.en.ts';
import { useSosTexts } from '../texts.en.ts';
import styles from '../../messages/messages.module.css';
import { Rows } from '../../../kit/lists/Rows.tsx';

export interface IncidentListProps {
  incidents: readonly ListedIncident[];
  /** For the way back. */
  search: IncidentSearch;
}

/** Incidents, each a line that links to it. */
export function IncidentList({ incidents: shown, search }: IncidentListProps) {
  const incidents = useIncidentsTexts();
  return (
    <Rows aria-label={incidents.list}>
      {shown.map((incident) => (
        <IncidentRow key={incident.id} incident={incident} search={search} />
      ))}
    </Rows>
  );
}

function IncidentRow({ incident, search }: { incident: ListedIncident; search: IncidentSearch }) {
  const incidents = useIncidentsTexts();
  const sos = useSosTexts();
  const format = useFormat();
  const { rideId, state, owner, calls, notes, ride } = incident;
  const [last] = calls;
  const flash = useRowFlash([state, calls.length, notes.length], last?.raisedAt ?? '');
  const words = calls.find(({ message }) => message)?.message;
  return (
    <li {...flash}>
      <Link
        to="/dashboard/admin/incidents/$rideId"
        params={{ rideId }}
        state={{ incidentSearch: search }}
        className={styles.link}
      >
        <span className={styles.who}>
          <Text span fw={600}>
            {last?.by.name}
          </Text>
          <Text span size="sm" c="dimmed">
            {format.shortId(rideId)} · {incidents.callCount(format.count(calls.length), calls.length === 1)}
          </Text>
        </span>
        <span className={styles.said}>
          <Text span fw={500}>
            {words ? sos.said(words) : last && sos.people[last.by.role]}
            {last?.passenger && ` · ${sos.bookedFor(last.passenger.name)}`}
          </Text>
          <span className={styles.excerpt}>
            {sayAddress(ride.pickupAddress)} → {sayAddress(ride.destinationAddress)}
          </span>
        </span>
        <Stack component="span" gap="xs" align="flex-end">
          <IncidentBadge state={state} size="sm" />
          <Text span size="sm" c="dimmed">
            {owner && `${owner.by.name ?? incidents.removed} · `}
            <Age since={last?.raisedAt ?? ''} />
          </Text>
        </Stack>
      </Link>
    </li>
  );
}
