import type { PersonalData } from '../personal-data/personal-data.ts';

/**
 * Codes stay when the admin who made them leaves: they are the city's. Which rider used one is in their ride: the file says it there,
 * and the ride, with the row that counts its use, stays for the books without a name.
 */
export const promoPersonalData: PersonalData = { tables: ['promos', 'promo_uses'] };
