import type { AuditGroup, AuditType, DocumentKind, PutOfflineWhy } from '@ridewire/contracts';
import { rideEvents } from '@ridewire/contracts/texts/en/ride-events';
import { eachAct } from '@ridewire/contracts/texts/acts';
import { eachOf } from '@ridewire/contracts/texts/ride-events';
import { acts } from '@ridewire/contracts/nouns/every-noun.audit.en';
import { defineTexts } from '../../kit/texts/define-texts.ts';
import { title } from './title.en.ts';

/** The kind of document that was sent in, with its article. */
const aDocument: Record<DocumentKind, string> = {
  licence: 'a driver’s license',
  registration: 'a vehicle registration',
  insurance: 'an insurance document',
};

/** Names of changed fields, by the trail's own names. */
const fields: Record<string, string> = {
  status: 'Status',
  approved: 'Approved',
  suspended: 'Suspended',
  available: 'Online',
  emailVerified: 'Email verified',
  acknowledged: 'Acknowledged',
  deleted: 'Deleted',
  state: 'State',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  avatarUrl: 'Picture',
  model: 'Vehicle',
  color: 'Color',
  kind: 'Kind of vehicle',
  classRank: 'Class',
  seats: 'Seats',
  licensePlate: 'License plate',
  pinAtPickup: 'PIN at the pickup',
  language: 'Language',
  deskRole: 'Role at the desk',
  driver: 'Driver',
  assignee: 'Assigned to',
  rideType: 'Ride type',
  isOn: 'On',
  isOffered: 'Offered to riders',
  names: 'Name',
  blurbs: 'Description',
  icon: 'Picture',
  order: 'Order',
  cap: 'Highest, times the usual fare',
  baseCents: 'Base',
  perKmCents: 'Per kilometer',
  perMinuteCents: 'Per minute',
  minimumCents: 'Minimum',
};

/** For actions on one's own account or ride, which need no second name. */
const ownSaid: Partial<Record<AuditType, <Part>(who: Part, ride: Part, what: string) => (Part | string)[]>> =
  {
    ...eachAct(acts, 'ownSaid'),
    ...eachOf(rideEvents, 'ownSaid'),
  };

/** The groups of the kinds. */
const groups: Record<AuditGroup, string> = {
  accounts: 'Accounts',
  signIns: 'Sign-ins',
  drivers: 'Drivers',
  documents: 'Documents',
  alerts: 'SOS alerts',
  rides: 'Rides',
  messages: 'Messages',
  problems: 'Problems',
  data: 'Data',
  fares: 'Fares',
  announcements: 'Announcements',
};

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The audit trail, and its part on a person's page. */
export const audit = {
  title,
  list: 'Audit Trail',
  hint: 'Everything anyone has done. Entries are never changed or removed.',
  search: 'Search by name, email or ride ID',
  type: 'Action',
  anyType: 'Any action',
  groups,
  types: { ...eachAct(acts, 'name'), ...eachOf(rideEvents, 'name') },
  days: (days: string) => `Days: ${days}`,
  daysBetween: (from: string, to: string) => `Days: ${from} – ${to}`,
  daysFrom: (from: string) => `Days: from ${from}`,
  daysTo: (to: string) => `Days: until ${to}`,
  anyDays: 'All days',
  byAdmins: 'By admins only',
  person: 'Person',
  ride: 'Ride',
  about: (what: string, name: string) => `${what}: ${name}`,
  clearAbout: (what: string) => `Show every ${what.toLowerCase()}`,
  when: 'Time',
  what: 'What happened',
  change: 'Before → after',
  from: 'From',
  fromAddress: (address: string) => `from ${address}`,
  system: 'Ridewire',
  admin: (name: string) => `${name} (admin)`,
  removed: 'a removed account',
  unknownAccount: 'an unknown account',
  ofRide: (id: string) => `ride ${id}`,
  noRide: 'a ride',
  said: { ...eachAct(acts, 'said'), ...eachOf(rideEvents, 'said') },
  ownSaid,
  unknown: <Part>(who: Part, type: string) => [who, `: ${type}`],
  aDocument,
  document: 'document',
  anyDocument: 'a document',
  fields,
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  nobody: 'nobody',
  changed: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  first: (field: string, to: string) => `${field}: ${to}`,
  reason: (reason: string) => `Reason: ${reason}`,
  breakOver: 'on a break for an hour',
  putOffline: {
    silent: 'no signal for too long',
    unanswered: 'missed several requests',
    document: 'a document has expired',
  } satisfies Record<PutOfflineWhy, string>,
  byPasskey: 'With a passkey',
  removedPasskeys: (count: string) => `Passkeys removed: ${count}`,
  endedSessions: (count: number) => `${plural(count, 'device', 'devices')} signed out`,
  asked: (count: number) => `${plural(count, 'driver', 'drivers')} asked so far`,
  offeredTo: (name: string) => `Offered to ${name} first`,
  expires: (day: string) => `Expires ${day}`,
  rideType: (type: string) => `Ride type: ${type}`,
  quoted: (text: string) => `“${text}”`,
  audiences: {
    area: 'For drivers near a place',
    online: 'For drivers online',
    everyone: 'For all drivers',
  } as Record<string, string>,
  vehicle: (plate: string) => `Vehicle ${plate}`,
  promoCode: (code: string) => `Code ${code}`,
  waiting: (free: string, most: string, noShow: string) =>
    `Minutes free: ${free}, charged at most: ${most}, until a no-show: ${noShow}`,
  referralOff: 'Drivers can’t bring drivers',
  referral: (rides: string, days: string) => `Rides: ${rides}, within days of approval: ${days}`,
  referralBonuses: (bringer: string, comer: string) =>
    `${bringer} for the one who brings, ${comer} for the new driver`,
  quest: (rides: string, isOne: boolean, bonus: string) =>
    `${rides} ${isOne ? 'ride' : 'rides'} for ${bonus}`,
  sentTo: (count: string, isOne: boolean) => (isOne ? 'To 1 driver' : `To ${count} drivers`),
  begins: (when: string) => `Begins ${when}`,
  called: (what: string) => `Tried: ${what}`,
  newEntries: (count: number) => plural(count, 'new entry', 'new entries'),
  capped: 'We show only the first 20 matches. Narrow the search to see others.',
  empty: 'No entries found.',
  loadFailed: (why: string) => `Failed to load the audit trail: ${why}`,
  pages: 'Pages of the trail',
  newest: 'Newest',
  newer: 'Newer',
  older: 'Older',

  refused: {
    title: 'Refused in the last 24 hours',
    nothing: 'No sign-in failed, and no one was refused access.',
    signIns: 'Failed sign-ins',
    rights: 'Access refused',
    accounts: 'Most often, by account',
    addresses: 'Most often, by address',
    nobodys: 'Accounts that don’t exist',
    signInsOf: (count: number) => plural(count, 'failed sign-in', 'failed sign-ins'),
    rightsOf: (count: number) => (count === 1 ? 'refused once' : `refused ${count} times`),
    tries: (count: number) => plural(count, 'try', 'tries'),
    failed: (why: string) => `Failed to load what was refused: ${why}`,
  },

  ofPerson: 'Audit',
  all: 'Show all',
  noneOfPerson: 'Nothing yet.',
  rides: 'Recent rides',
  allRides: 'All rides',
  noRides: 'No rides yet.',
  ridesFailed: (why: string) => `Failed to load rides: ${why}`,
  devices: 'Signed-in devices',
  noDevices: 'Not signed in on any device.',
  devicesFailed: (why: string) => `Failed to load devices: ${why}`,
  signOut: 'Sign out everywhere',
  signOutTitle: (name: string) => `Sign ${name} out everywhere?`,
  signOutText: 'They’ll be signed out on every device right away, but can sign in again.',
  signOutConfirm: 'Yes, sign out',
  signOutKeep: 'Cancel',
  signOutStale: 'This person isn’t signed in anywhere now.',
  signedOut: 'Signed out everywhere',
  signOutFailed: 'Failed to sign out',
  ownDevices: 'Your own devices are in Settings.',
};

export type AuditTexts = typeof audit;
export const [useAuditTexts] = defineTexts('audit', audit);
