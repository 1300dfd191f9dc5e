import type { PersonalData } from '../personal-data/personal-data.ts';

/** Areas stay when the admin who drew them leaves: they are the city's. */
export const serviceAreaPersonalData: PersonalData = { tables: ['service_areas'] };
