import { defineTexts } from '../../kit/texts/define-texts.ts';

export const sandbox = {
  sign: 'Sandbox',
  meaning: 'This is a sandbox for testing programs, not the real city.',
};

export const [useSandboxTexts] = defineTexts('sandbox', sandbox);
