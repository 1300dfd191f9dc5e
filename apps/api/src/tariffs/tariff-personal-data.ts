import type { PersonalData } from '../personal-data/personal-data.ts';

/** Prices and waiting rules stay when the admin who set them leaves: they are the city's. */
export const tariffPersonalData: PersonalData = { tables: ['tariffs', 'waiting_rules'] };
