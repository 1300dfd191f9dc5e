import type { NearbyCarsInput } from '@ridewire/contracts';
import { useEffect } from 'react';
import { lazyWarm } from '../../../kit/page/lazy-extra.tsx';
import { HelpNotice } from '../../sos/HelpNotice.tsx';
import { BookPanel } from '../book/BookPanel.tsx';
import { PickPanel } from '../book/PickPanel.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import type { usePanelSheet } from './use-panel-sheet.ts';
import type { useRiderScreen } from './use-rider-screen.ts';

/** Rarely needed when the page opens, but at once when a ride begins. */
const [RidePanel, warmRidePanel] = lazyWarm(
  async () => (await import('../ride/RidePanel.tsx')).RidePanel,
  () => <PanelSkeleton failure={null} />,
);

interface ScreenPanelProps {
  home: ReturnType<typeof useRiderScreen>;
  sheet: ReturnType<typeof usePanelSheet>;
  /** The square whose idle cars the map shows. */
  nearby: NearbyCarsInput | null;
  isDesk: boolean;
  onCancel: (rideId: string) => void;
  onRoute: (rideId: string) => void;
}

/** The panel of the present screen. */
export function ScreenPanel({ home, sheet, nearby, isDesk, onCancel, onRoute }: ScreenPanelProps) {
  const { screen, booking, pin, dismiss } = home;
  useEffect(warmRidePanel, []);
  switch (screen.name) {
    case 'loading':
      return <PanelSkeleton failure={screen.failure} />;
    case 'pick':
      return (
        <PickPanel
          end={screen.end}
          address={pin.address}
          refusal={pin.refusal}
          onTake={pin.take}
          onBack={pin.stop}
        />
      );
    case 'book':
      return (
        <BookPanel
          booking={booking}
          nearby={nearby}
          isDesk={isDesk}
          onChooseOnMap={pin.start}
          onLocated={pin.locate}
          onOpenField={sheet.lift}
          onChosen={sheet.lower}
        />
      );
    case 'ride': {
      const { ride } = screen.phase;
      return (
        <>
          <HelpNotice rideId={ride.id} />
          <RidePanel
            phase={screen.phase}
            lost={screen.lost}
            onCancel={() => onCancel(ride.id)}
            onRoute={() => onRoute(ride.id)}
            onDone={() => {
              booking.clear();
              dismiss(ride.id);
            }}
            onBookAgain={() => {
              booking.repeat(ride);
              dismiss(ride.id);
            }}
          />
        </>
      );
    }
  }
}
