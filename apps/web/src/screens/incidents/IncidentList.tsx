import { Age, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { IncidentBadge } from '../../incidents/IncidentBadge.tsx';
import type { ListedIncident } from '../../incidents/incidents-queries.ts';
import { useRowFlash } from '../../lists/use-row-flash.ts';
import { sayAddress } from '../../texts/say-address.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { IncidentSearch } from './incident-search.ts';

export interface IncidentListProps {
  incidents: readonly ListedIncident[];
  /** To come back to. */
  search: IncidentSearch;
}

/** Incidents, each a line that leads to it. */
export function IncidentList({ incidents: shown, search }: IncidentListProps) {
  const { incidents } = useTexts();
  return (
    <ul className="rw-messages" aria-label={incidents.list}>
      {shown.map((incident) => (
        <IncidentRow key={incident.id} incident={incident} search={search} />
      ))}
    </ul>
  );
}

function IncidentRow({ incident, search }: { incident: ListedIncident; search: IncidentSearch }) {
  const { incidents, emergency } = useTexts();
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
        className="rw-message-link"
      >
        <span className="rw-message-who">
          <span className="rw-message-name">{last?.by.name}</span>
          <span className="rw-message-dim">
            {format.shortId(rideId)} · {incidents.callCount(format.count(calls.length), calls.length === 1)}
          </span>
        </span>
        <span className="rw-message-said">
          <span className="rw-message-topic">
            {words ? emergency.said(words) : last && emergency.people[last.by.role]}
          </span>
          <span className="rw-message-excerpt">
            {sayAddress(ride.pickupAddress)} → {sayAddress(ride.destinationAddress)}
          </span>
        </span>
        <span className="rw-message-end">
          <IncidentBadge state={state} size="sm" />
          <span className="rw-message-dim">
            {owner && `${owner.by.name ?? incidents.removed} · `}
            <Age since={last?.raisedAt ?? ''} />
          </span>
        </span>
      </Link>
    </li>
  );
}
