import type { PersonalData } from '../personal-data/personal-data.ts';

/** Webhooks stay when the admin who added them leaves: they are the city's. */
export const webhookPersonalData: PersonalData = { tables: ['webhooks'] };
