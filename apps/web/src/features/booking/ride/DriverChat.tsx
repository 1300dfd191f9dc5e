import type { RiderRide } from '@ridewire/contracts';
import { LaterChatButton } from '../../chat/LaterChatButton.tsx';

/** Writes to the driver; absent before there is one. */
export const DriverChat = ({ ride: { id, driver } }: { ride: RiderRide }) =>
  driver && <LaterChatButton rideId={id} driverId={driver.id} side="rider" name={driver.name} />;
