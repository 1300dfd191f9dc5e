import { defineTexts } from '../texts/define-texts.ts';

export const forms = {
  full: (most: string) => `Only ${most} characters fit here. Anything more is left out.`,
};

export const [useFormsTexts] = defineTexts('forms', forms);
