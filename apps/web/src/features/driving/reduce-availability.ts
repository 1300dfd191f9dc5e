import type { AvailabilityChange, AvailabilitySnapshot, AvailabilityView, Live } from '@ridewire/contracts';

export type AvailabilityMessage = Live<AvailabilitySnapshot, AvailabilityChange>;

/** Whether the driver can get requests, after a message; the present state when the message is old news. */
export function reduceAvailability(
  held: AvailabilityView | undefined,
  message: AvailabilityMessage,
): AvailabilityView {
  const { availability } = message.data;
  if (message.type === 'snapshot') return availability;
  return held && held.version >= availability.version ? held : availability;
}
