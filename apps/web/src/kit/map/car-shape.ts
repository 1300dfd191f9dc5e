/** A car from above, 14 × 28 px around its center, with its nose to the north. */
export const CAR_BODY =
  'M0-14C3.6-14 6-12.4 6.5-8.6L7-2V10.2C7 12.8 5.6 14 3 14H-3C-5.6 14-7 12.8-7 10.2V-2L-6.5-8.6C-6-12.4-3.6-14 0-14Z';
/** Windscreen and rear window. */
export const CAR_GLASS = 'M-4.6-3.2C-3-5.2 3-5.2 4.6-3.2L3.9.6H-3.9ZM-3.8 9.4H3.8L3.4 11.2H-3.4Z';

export const carTones = ['idle', 'accepted', 'picked_up', 'in_transit'] as const;
export type CarTone = (typeof carTones)[number];

/** What a point of the city is: a car by its tone, or a waiting rider. */
export const cityTones = ['requested', 'accepted', 'picked_up', 'in_transit', 'idle'] as const;
export type CityTone = (typeof cityTones)[number];

/** Names of a tone's color in the map's palette. */
export const carColors = {
  idle: 'carIdle',
  requested: 'waiting',
  accepted: 'carAccepted',
  picked_up: 'carPickedUp',
  in_transit: 'carInTransit',
} as const satisfies Record<CityTone, string>;
