import type { IncidentView } from '@ridewire/contracts';
import { IncidentBadge } from '../../incidents/IncidentBadge.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { RidePanel } from './RidePanel.tsx';

/** That somebody called for help from this ride, and who has it in hand. */
export function RideIncident({ incident: { rideId, state, owner } }: { incident: IncidentView }) {
  const { incidents } = useTexts();
  const name = owner ? (owner.by.name ?? incidents.removed) : incidents.nobody;
  return (
    <RidePanel title={incidents.calls} beside={<IncidentBadge state={state} size="sm" />}>
      <p className="rw-ridepage-who">
        {incidents.owner}: {name}
      </p>
      <LinkButton mt="sm" variant="default" to="/dashboard/admin/incidents/$rideId" params={{ rideId }}>
        {incidents.open}
      </LinkButton>
    </RidePanel>
  );
}
