/** The languages the product speaks. The first is spoken where nobody wishes another one. Without zod: public pages read it. */
export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];
