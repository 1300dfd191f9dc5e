import { CanceledPanel } from './CanceledPanel.tsx';
import { ComingPanel } from './ComingPanel.tsx';
import { NoDriverPanel } from './NoDriverPanel.tsx';
import { OnBoardPanel } from './OnBoardPanel.tsx';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import type { ReleasedBy, RidePhase } from './ride-phase.ts';
import { SearchingPanel } from './SearchingPanel.tsx';

interface RidePanelProps {
  phase: Exclude<RidePhase, { name: 'book' }>;
  releasedBy: ReleasedBy | undefined;
  onCancel: () => void;
  onDone: () => void;
  onBookAgain: () => void;
}

/** The panel of a ride. */
export function RidePanel({ phase, releasedBy, onCancel, onDone, onBookAgain }: RidePanelProps) {
  const { ride } = phase;
  switch (phase.name) {
    case 'searching':
      return <SearchingPanel ride={ride} releasedBy={releasedBy} />;
    case 'accepted':
    case 'arriving':
      return (
        <ComingPanel
          ride={ride}
          position={phase.position}
          isArriving={phase.name === 'arriving'}
          onCancel={onCancel}
        />
      );
    case 'picked_up':
    case 'in_transit':
      return <OnBoardPanel ride={ride} position={phase.position} />;
    case 'completed':
      return <ReceiptPanel ride={ride} onDone={onDone} onBookAgain={onBookAgain} />;
    case 'canceled':
      return <CanceledPanel ride={ride} onDone={onDone} onBookAgain={onBookAgain} />;
    case 'no_driver':
      return <NoDriverPanel ride={ride} onDone={onDone} onBookAgain={onBookAgain} />;
  }
}
