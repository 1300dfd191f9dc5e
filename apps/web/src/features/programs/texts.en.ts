import type { KeyArea } from '@ridewire/contracts/api-key-choices';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const areas: Record<KeyArea, string> = {
  rides: 'Rides',
  account: 'Your account',
  payments: 'Payments',
  support: 'Support',
  city: 'City and map',
  people: 'Users and drivers',
  reports: 'Reports and exports',
  audit: 'Audit trail',
};

export const programs = {
  keys: 'API keys',
  keysHint: 'An API key lets a program do what you allow, without your password.',
  guide: 'API guide',
  list: 'Your API keys',
  none: 'You have no API keys.',
  loadFailed: (why: string) => `Failed to load your keys: ${why} We’ll keep trying.`,
  make: 'Make an API key',
  makeTitle: 'New API key',
  name: 'Name',
  nameHint: 'To recognize it by later.',
  scopes: 'What it may do',
  scopesMissing: 'Choose at least one.',
  areas,
  read: 'Read',
  write: 'Change',
  scopeOf: (area: string, what: string) => `${area}: ${what}`,
  ends: 'Ends after',
  days: (days: string) => `${days} days`,
  confirmMake: 'Make the key',
  making: 'Making…',
  makeFailed: 'Failed to make the API key',

  madeTitle: 'Copy your API key now',
  madeHint: 'You won’t see it again. Keep it like a password.',
  secret: 'Your new API key',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',

  made: 'Made',
  used: 'Last used',
  neverUsed: 'never',
  withinHour: 'within the last hour',
  endsOn: 'Ends',
  version: 'API version',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke: ${name}`,
  revokeAsk: (name: string) => `Revoke “${name}”?`,
  revokeText: 'Programs that use it will be refused right away. This can’t be undone.',
  keep: 'Keep it',
  revoked: (name: string) => `“${name}” is revoked.`,
  revokeFailed: 'Failed to revoke the API key',
};

export const [useProgramsTexts] = defineTexts('programs', programs);
