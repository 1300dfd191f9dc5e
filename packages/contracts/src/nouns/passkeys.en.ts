export const refusals = {
  PASSKEY_REFUSED: 'That passkey doesn’t work here. Sign in another way.',
  PASSKEY_OVER: 'That took too long. Try again.',
  PASSKEY_NOT_ADDED: 'That passkey couldn’t be added. Try again.',
  PASSKEY_NEEDED: 'A password alone isn’t enough for admins here. Sign in with your passkey.',
  PASSKEY_NOT_FOUND: 'This passkey was not found.',
  PASSKEY_KEPT:
    'Admins need a passkey or two-step verification here. Add another passkey, or turn on two-step verification first.',
  PASSKEYS_FULL: 'You’ve reached the passkeys limit. Remove one first.',
};

export const mistakes = {
  passkeyId: 'A passkey’s ID must be a UUID.',
  passkeyAnswer: 'That isn’t an answer of a passkey.',
};

export const notifications = {
  passkey_added: ({ name }: { name: string }) => ({
    title: 'A passkey was added',
    message: `“${name}” can sign in to your account now. If you didn’t add it, remove it in Settings and reset your password.`,
  }),
  passkey_removed: ({ name }: { name: string }) => ({
    title: 'A passkey was removed',
    message: `“${name}” can’t sign in to your account any longer. If you didn’t remove it, reset your password.`,
  }),
};
