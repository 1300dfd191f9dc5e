import {
  AUDIT_GROUPS,
  auditGroupOf,
  AuditType,
  type AuditEntry,
  type RideEventType,
} from '@ridewire/contracts';
import { describe, expect, it, test } from 'vitest';
import { describeChanges, describeEntry, describeFacts, type Wording } from './describe-entry.ts';
import { audit as auditBangla } from './texts.bn.ts';
import { audit } from './texts.en.ts';
import { documents } from '../documents/texts.en.ts';
import { people } from '../people/texts.en.ts';
import { pieces } from '../../kit/texts/en/pieces.ts';

const wording: Wording = {
  audit: audit,
  statuses: { ...pieces.statuses, ...people.statuses },
  documents: documents.named,
  day: (day) => `day ${Number(day.slice(-2))}`,
  money: (cents) => `$${(cents / 100).toFixed(2)}`,
  count: (count) => count.toLocaleString('en'),
  dateTime: (at) => at,
  typeName: (type) => type,
  shortId: (id) => `#${id.slice(-6)}`,
};
const ada = { id: 'a', name: 'Ada', role: 'admin' } as const;
const nadia = { id: 'n', name: 'Nadia', role: 'rider' } as const;
const ride = { id: '0190-abcdef', isDeleted: false };
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 'r1',
  at: '2026-11-21T10:00:00.000Z',
  type: 'user.blocked',
  actor: ada,
  ipAddress: null,
  subject: nadia,
  ride: null,
  changes: [],
  facts: {},
  people: {},
  ...more,
});
const sentence = (more: Partial<AuditEntry>) =>
  describeEntry(entry(more), wording)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('');

describe('a sentence', () => {
  test.each<[Partial<AuditEntry>, string]>([
    [{}, 'Ada (admin) blocked Nadia'],
    [{ type: 'user.registered', actor: null }, 'Nadia signed up'],
    [
      { type: 'user.removed', actor: null, subject: { id: 'x', name: null, role: null } },
      'An account that was never verified was removed',
    ],
    [{ type: 'session.opened', actor: nadia }, 'Nadia signed in'],
    [{ type: 'announcement.sent', actor: ada, subject: ada }, 'Ada (admin) sent an announcement to drivers'],
    [
      { type: 'announcement.sent', actor: ada, subject: { id: 'k', name: 'Karim', role: 'driver' } },
      'Ada (admin) sent an announcement to Karim',
    ],
    [{ type: 'tariff.set', subject: ada }, 'Ada (admin) set new rates'],
    [{ type: 'waiting.set', subject: ada }, 'Ada (admin) set new waiting rules'],
    [{ type: 'promo.made', subject: ada }, 'Ada (admin) made a promo code'],
    [{ type: 'quest.made', subject: ada }, 'Ada (admin) made a quest for drivers'],
    [{ type: 'referral_terms.set', subject: ada }, 'Ada (admin) set what drivers get who bring others'],
    [{ type: 'service_area.made', subject: ada }, 'Ada (admin) drew a service area'],
    [{ type: 'street_change.made', subject: ada }, 'Ada (admin) closed streets or set their speed'],
    [{ type: 'service_area.changed', subject: ada }, 'Ada (admin) changed a service area'],
    [{ type: 'session.refused', actor: null }, 'A sign-in failed for Nadia'],
    [{ type: 'session.refused', actor: null, subject: null }, 'A sign-in failed for an unknown account'],
    [{ type: 'user.refused', actor: nadia }, 'Nadia tried something they aren’t allowed to do'],
    [{ type: 'user.signed_out' }, 'Ada (admin) signed Nadia out everywhere'],
    [{ type: 'alert.acknowledged', ride }, 'Ada (admin) acknowledged Nadia’s SOS alert on ride #abcdef'],
    [{ type: 'ride.canceled', ride }, 'Ada (admin) canceled ride #abcdef of Nadia'],
    [{ type: 'ride.canceled', ride, actor: nadia }, 'Nadia canceled ride #abcdef'],
    [{ type: 'ride.canceled', ride, actor: null }, 'Ridewire canceled ride #abcdef of Nadia'],
    [
      { type: 'ride.refunded', ride, facts: { amountCents: 450 } },
      'Ada (admin) noted a refund of $4.50 for ride #abcdef of Nadia',
    ],
    [{ type: 'document.returned', facts: { kind: 'insurance' } }, 'Ada (admin) returned Nadia’s insurance'],
    [
      { type: 'document.uploaded', actor: nadia, facts: { kind: 'insurance' } },
      'Nadia uploaded an insurance document',
    ],
    [
      { type: 'document.uploaded', actor: nadia, facts: { kind: 'licence' } },
      'Nadia uploaded a driver’s license',
    ],
    [{ type: 'document.uploaded', actor: nadia, facts: { kind: 'pet' } }, 'Nadia uploaded a document'],
    [{ type: 'data.exported', facts: { file: 'rides.csv' } }, 'Ada (admin) exported rides.csv'],
    [{ type: 'ride.eaten' as AuditType, ride }, 'Ada (admin): ride.eaten'],
  ])('of %j', (more, expected) => expect(sentence(more)).toBe(expected));

  it('is there for every kind, with names and nothing missing', () => {
    for (const type of AuditType.exclude(['user.removed']).options) {
      const told = sentence({ type, ride, facts: { kind: 'licence', amountCents: 1 } });
      expect(told).toMatch(/Ada|Nadia/);
      expect(told).not.toMatch(/undefined|null|ride\.|user\.|driver\./);
    }
  });

  it('can be filtered by whatever happens to rides', () => {
    const names: Record<RideEventType, string> = audit.types;
    expect(Object.keys(names).toSorted()).toEqual(AuditType.options.toSorted());
  });

  it('can be filtered in one of the groups, of which each has some', () => {
    const used = AuditType.options.map(auditGroupOf);
    expect(new Set(used)).toEqual(new Set(AUDIT_GROUPS));
  });

  it('leads to people and rides, not to those that are gone', () => {
    expect(describeEntry(entry({ type: 'ride.deleted', ride }), wording)).toEqual([
      { kind: 'person', id: 'a', name: 'Ada (admin)' },
      ' deleted ',
      { kind: 'ride', id: ride.id, name: 'ride #abcdef' },
      ' of ',
      { kind: 'person', id: 'n', name: 'Nadia' },
    ]);
    const karim = { id: 'k', name: 'Karim', role: 'driver' } as const;
    expect(describeEntry(entry({ type: 'driver.suspended', subject: karim }), wording)).toContainEqual({
      kind: 'person',
      id: 'k',
      name: 'Karim',
      isDriver: true,
    });
    const gone = { type: 'ride.deleted', ride: { ...ride, isDeleted: true }, subject: null } as const;
    expect(describeEntry(entry(gone), wording).slice(1)).toEqual([
      ' deleted ',
      'ride #abcdef',
      ' of ',
      'a removed account',
    ]);
  });
});

it('says what was before and after', () => {
  const changes = [
    { field: 'status', from: 'in_transit', to: 'completed' },
    { field: 'available', from: true, to: false },
    { field: 'phone', from: null, to: '+880' },
    { field: 'other', from: 1, to: '' },
    { field: 'status', from: null, to: 'requested' },
  ];
  expect(describeChanges({ changes, people: {} }, wording)).toEqual([
    'Status: In transit → Completed',
    'Online: yes → no',
    'Phone: nothing → +880',
    'other: 1 → nothing',
    'Status: Requested',
  ]);
});

it('says what else there is', () => {
  expect(
    describeFacts({ facts: { reason: 'Late', endedSessions: 1, alertId: 'x' }, people: {} }, wording),
  ).toEqual(['Reason: Late', '1 device signed out']);
  expect(describeFacts({ facts: { why: 'silent' }, people: {} }, wording)).toEqual([
    'Reason: no signal for too long',
  ]);
  expect(describeFacts({ facts: { endedSessions: 0 }, people: {} }, wording)).toEqual([]);
  expect(describeFacts({ facts: { file: 'rides.csv', from: '2026-11-01' }, people: {} }, wording)).toEqual([
    'Days: from day 1',
  ]);
  expect(describeFacts({ facts: { from: '2026-11-01', to: '2026-11-20' }, people: {} }, wording)).toEqual([
    'Days: day 1 – day 20',
  ]);
  expect(describeFacts({ facts: { called: 'users.block' }, people: {} }, wording)).toEqual([
    'Tried: users.block',
  ]);
  expect(
    describeFacts({ facts: { rideTypeId: 'xl', beginsAt: '2026-12-01T00:00:00Z' }, people: {} }, wording),
  ).toEqual(['Ride type: xl', 'Begins 2026-12-01T00:00:00Z']);
  const waiting = { freeMinutes: 2, mostMinutes: 20, noShowMinutes: 6 };
  expect(describeFacts({ facts: waiting, people: {} }, wording)).toEqual([
    'Minutes free: 2, charged at most: 20, until a no-show: 6',
  ]);
  expect(describeFacts({ facts: { expiresOn: '2026-11-25' }, people: {} }, wording)).toEqual([
    'Expires day 25',
  ]);
});

test('an announcement says what it was, whom it was for and how many drivers it went to', () => {
  const facts = { announcementId: 'x', text: 'Airport Road is closed.', sentTo: 1_400 };
  const lines = (audience: string) => describeFacts({ facts: { ...facts, audience }, people: {} }, wording);
  expect(lines('online')).toEqual(['“Airport Road is closed.”', 'For drivers online', 'To 1,400 drivers']);
  // The one driver is named in the sentence.
  expect(lines('driver')).toEqual(['“Airport Road is closed.”']);
  expect(describeFacts({ facts: { sentTo: 1 }, people: {} }, wording)).toEqual(['To 1 driver']);
});

test('rates are written as money', () => {
  const changes = [{ field: 'perKmCents', from: 90, to: 95 }];
  expect(describeChanges({ changes, people: {} }, wording)).toEqual(['Per kilometer: $0.90 → $0.95']);
});

test.each([
  [audit, 'Language: English → বাংলা'],
  [auditBangla, 'ভাষা: English → বাংলা'],
])('a language is named by itself', (words, expected) => {
  const changes = [{ field: 'language', from: 'en', to: 'bn' }];
  expect(describeChanges({ changes, people: {} }, { ...wording, audit: words })).toEqual([expected]);
});

it('names whom a ride went from and to', () => {
  const people = { k: 'Karim', gone: null };
  const changes = [
    { field: 'driver', from: null, to: 'k' },
    { field: 'driver', from: 'k', to: null },
    { field: 'driver', from: 'gone', to: 'k' },
    { field: 'assignee', from: null, to: 'k' },
  ];
  expect(describeChanges({ changes, people }, wording)).toEqual([
    'Driver: nobody → Karim',
    'Driver: Karim → nobody',
    'Driver: a removed account → Karim',
    'Assigned to: nobody → Karim',
  ]);
  expect(describeFacts({ facts: { offeredTo: 'k' }, people }, wording)).toEqual(['Offered to Karim first']);
});
