import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const secondStep = {
  title: 'Enter your code',
  lead: 'Open your authenticator app and enter the code it shows for Ridewire.',
  code: 'Code from your app',
  codeShort: 'Enter all six digits.',
  recoveryLead: 'Enter one of the recovery codes you saved. Each works once.',
  recovery: 'Recovery code',
  recoveryShort: 'A recovery code has 16 letters and digits.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use your app',
  lost: 'Lost both? Ask support to turn two-step verification off.',
  otherWays: 'Other ways',
};

export const [useSecondStepTexts] = defineTexts('secondStep', secondStep);
