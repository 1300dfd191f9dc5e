import { defineTexts } from '../../kit/texts/define-texts.ts';

export const passkeys = {
  title: 'Passkeys',
  hint: 'Sign in with your fingerprint, face or screen lock. No password and no code needed.',
  none: 'You have no passkeys.',
  list: 'Your passkeys',
  loadFailed: (why: string) => `Failed to load your passkeys: ${why}`,
  unsupported: 'This browser can’t make passkeys.',
  added: 'Added',
  used: 'Last used',
  neverUsed: 'never',

  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addHint: 'Your device asks you to confirm that it’s you. Add another on each device you use.',
  name: 'Name',
  nameHint: 'To tell it from your others.',
  code: 'Code from your app, or a recovery code',
  codeMissing: 'Enter a code.',
  suggested: (app: string, system: string) => `${app} on ${system}`,
  someDevice: 'My device',
  confirmAdd: 'Add',
  adding: 'Adding…',
  addFailed: 'Failed to add the passkey',
  addedNow: (name: string) => `Passkey “${name}” added.`,
  stopped: 'No passkey was added. Try again when you’re ready.',
  already: 'This device already has a passkey for your account.',
  wrongAddress: 'Passkeys don’t work at this address.',

  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeAsk: (name: string) => `Remove “${name}”?`,
  removeText:
    'It won’t sign you in any longer. Devices that are signed in stay signed in. The device may still offer it until you delete it there too.',
  keep: 'Cancel',
  removed: (name: string) => `Passkey “${name}” removed.`,
  removeFailed: 'Failed to remove the passkey',

  instead: 'Use a passkey instead',
};

export const [usePasskeysTexts] = defineTexts('passkeys', passkeys);
