import type { PersonalData } from '../personal-data/personal-data.ts';

/** Changes stay when the admin who made them leaves: they are the city's. */
export const streetChangePersonalData: PersonalData = { tables: ['street_changes'] };
