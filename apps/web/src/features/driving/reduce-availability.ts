import type { AvailabilityChange, AvailabilitySnapshot, AvailabilityView, Live } from '@ridewire/contracts';

export type AvailabilityMessage = Live<AvailabilitySnapshot, AvailabilityChange>;

/** Whether the driver can get requests, after a message; the present state when the message is old news. */
export function reduceAvailability(
  held: AvailabilityView | undefined,
  message: AvailabilityMessage,
): AvailabilityView {
  const { availability } = message.data;
  if (message.type === 'snapshot') return availability;
  if (held && held.version >= availability.version) return held;
  return { ...availability, presence: { ...availability.presence, ...keptBreak(held, availability) } };
}

/** A process of the release before breaks doesn't say whether there is one: then it goes on, unless its news ends it. */
const keptBreak = (
  held: AvailabilityView | undefined,
  { available, approved, suspended, presence }: AvailabilityView,
) =>
  presence.onBreak === undefined &&
  !available &&
  approved &&
  !suspended &&
  held?.presence.onBreak && { onBreak: held.presence.onBreak };
