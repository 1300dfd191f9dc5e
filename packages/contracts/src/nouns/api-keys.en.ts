export const refusals = {
  KEY_NOT_FOUND: 'This key was not found.',
  KEYS_FULL: 'You’ve reached the API keys limit. Revoke one first.',
  SCOPE_MISSING: 'This API key isn’t allowed to do that.',
  KEY_OVER: 'This API key doesn’t exist, was revoked or has ended.',
  KEY_LACKS_SCOPE: ({ scope }: { scope: string }) => `This API key lacks the scope ${scope}.`,
  NOT_WITH_KEY: 'This can’t be done with an API key.',
};

export const mistakes = {
  keyId: 'A key’s ID must be a UUID.',
  keyScopes: 'Choose what the key may do, from the scopes in the documentation.',
  keyDays: 'Choose after how many days the key ends: 7, 30, 90 or 365.',
};
