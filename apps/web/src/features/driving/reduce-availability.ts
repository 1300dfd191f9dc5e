import type { AvailabilityChange, AvailabilitySnapshot, AvailabilityView, Live } from '@ridewire/contracts';

export type AvailabilityMessage = Live<AvailabilitySnapshot, AvailabilityChange>;

/** With `hadPlace` if they have been in a line since the page was opened: the line says more, also when they leave it. */
export type HeldAvailability = AvailabilityView & { hadPlace?: boolean };

/** Whether the driver can get requests, after a message; the present state when the message is old news. */
export function reduceAvailability(
  held: HeldAvailability | undefined,
  message: AvailabilityMessage,
): HeldAvailability {
  const { availability } = message.data;
  const hadPlace = (held?.hadPlace || (message.type === 'snapshot' && message.data.hasPlace)) && {
    hadPlace: true,
  };
  if (message.type === 'snapshot') return { ...availability, ...hadPlace };
  if (held && held.version >= availability.version) return held;
  return {
    ...availability,
    presence: { ...availability.presence, ...keptBreak(held, availability) },
    ...hadPlace,
  };
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
