import { isActive, type RideDetail } from '@ridewire/contracts';
import { useDisclosure } from '@mantine/hooks';
import { useMemory } from '@ridewire/ui';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { IfMay } from '../../session/IfMay.tsx';
import { useChangeRideTexts } from './texts.en.ts';

const ChangeRouteDialog = lazyDialog(async () => (await import('./ChangeRouteDialog.tsx')).ChangeRouteDialog);
const ChangeTypeDialog = lazyDialog(async () => (await import('./ChangeTypeDialog.tsx')).ChangeTypeDialog);

/** What a rider could change of their ride under way, for one who calls: where it goes, and its type while nobody has it. */
export function ChangeRide({ ride }: { ride: RideDetail }) {
  const texts = useChangeRideTexts();
  const [isRouting, routing] = useDisclosure();
  const [isTyping, typing] = useDisclosure();
  // A person who has a dialog open still sees it close.
  const [wasActive] = useMemory(false, (before) => before || isActive(ride.status));
  if (!wasActive) return null;
  return (
    <IfMay right="rides:write">
      {isActive(ride.status) && (
        <ConnectedButton variant="default" onPress={routing.open}>
          {texts.route}
        </ConnectedButton>
      )}
      {ride.status === 'requested' && !ride.next && (
        <ConnectedButton variant="default" onPress={typing.open}>
          {texts.type}
        </ConnectedButton>
      )}
      <ChangeRouteDialog ride={ride} isOpen={isRouting} onClose={routing.close} />
      <ChangeTypeDialog ride={ride} isOpen={isTyping} onClose={typing.close} />
    </IfMay>
  );
}
