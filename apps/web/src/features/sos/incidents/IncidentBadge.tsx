import type { IncidentState } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { IconAlertTriangle, IconCheck, IconHeartHandshake } from '@tabler/icons-react';
import { useIncidentsTexts } from './texts.en.ts';

const LOOKS = {
  open: { tone: 'red', icon: IconAlertTriangle },
  in_hand: { tone: 'amber', icon: IconHeartHandshake },
  closed: { tone: 'gray', icon: IconCheck },
} as const;

/** An incident's state. */
export function IncidentBadge({ state, size = 'md' }: { state: IncidentState; size?: 'sm' | 'md' }) {
  const incidents = useIncidentsTexts();
  return (
    <ToneBadge {...LOOKS[state]} size={size}>
      {incidents.states[state]}
    </ToneBadge>
  );
}
