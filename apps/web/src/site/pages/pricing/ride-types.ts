import type { RideType } from '@ridewire/contracts';

/** In the order they are priced in; SPEC's four, and luxury. */
export const SHOWN_TYPES = ['standard', 'comfort', 'premium', 'luxury', 'xl'] as const satisfies RideType[];

/** The tariff counts kilometres, the page shows miles (international mile). */
export const KM_PER_MILE = 1.609344;
