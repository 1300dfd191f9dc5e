import type { RiderRide } from '@ridewire/contracts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { ChatButtonProps } from '../../chat/ChatButton.tsx';

const ChatButton = lazyLater<ChatButtonProps>(
  async () => (await import('../../chat/ChatButton.tsx')).ChatButton,
);

/** Writes to the driver; absent before there is one. */
export const DriverChat = ({ ride: { id, driver } }: { ride: RiderRide }) =>
  driver && <ChatButton rideId={id} driverId={driver.id} side="rider" name={driver.name} />;
