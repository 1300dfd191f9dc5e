export const refusals = {
  SECOND_FACTOR_NEEDED: 'Enter the code from your authenticator app.',
  FACTOR_CODE_WRONG: 'That code isn’t right. Enter the one your app shows now.',
  FACTOR_CODE_USED: 'That code was already used. Wait until your app shows the next one.',
  RECOVERY_CODE_WRONG: 'That recovery code isn’t right, or was already used.',
  SECOND_FACTOR_DEMANDED: 'Admins need two-step verification here. Load this page again to set it up.',
  SECOND_FACTOR_ON: 'Two-step verification is already on.',
  SECOND_FACTOR_OFF: 'Two-step verification isn’t on.',
  FACTOR_SETUP_OVER: 'This setup is no longer valid. Begin again.',
  FACTOR_KEPT: 'Admins need two-step verification here, so it stays on.',
  FACTOR_NOT_THEIRS: 'This person has no two-step verification.',
};

export const mistakes = {
  factorCode: 'Enter the six digits your app shows, or a recovery code.',
  appCode: 'Enter the six digits your app shows.',
};

export const notifications = {
  factor_removed: ({ passkeys = 0 }: { passkeys?: number }) => ({
    title: 'Two-step verification was turned off',
    message: `${passkeys > 0 ? 'It was turned off for you, your passkeys were removed' : 'It was turned off for you'}, and you were signed out everywhere. If you didn’t ask for that, write to us.`,
  }),
};
