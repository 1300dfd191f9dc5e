import { FIRST_RIDE_TYPES, type BusinessMonth, type PaymentReceipt } from '@ridewire/contracts';
import { findLanguage, readAddress, sitePath } from '@ridewire/contracts/languages';
import { addGreek, findLatin, GREEK, inGreek } from '@ridewire/contracts/testing/greek';
import { nameMain, nameNumbered } from '@ridewire/streets/door-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBusinessSheet } from '../business/describe-business-sheet.ts';
import { describeStatement } from '../drivers/describe-statement.ts';
import { renderMail } from '../mail/render-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { sayNotification } from '../notifications/say-notification.ts';
import { describeReceipt } from '../payments/receipt/describe-receipt.ts';
import type { Told } from '../push/pushes-of.ts';
import { writePush } from '../push/write-push.ts';
import { errorBody } from '../server/http/handle-errors.ts';
import { TEXTS } from './texts.ts';

let removeGreek: () => void;
beforeAll(() => {
  removeGreek = addGreek();
  Object.assign(TEXTS, { [GREEK]: inGreek(TEXTS.en) });
});
afterAll(() => {
  removeGreek();
  Reflect.deleteProperty(TEXTS, GREEK);
});

const AT = '2026-11-26T20:12:00.000Z';
const ZONE = 'Asia/Dhaka';
const types = FIRST_RIDE_TYPES.map((type) => ({
  ...type,
  names: { ...type.names, [GREEK]: inGreek(type.names.en) },
}));
const reader = { language: GREEK, name: 'Ναδια', timeZone: ZONE, types };
const place = { address: 'Airport, Dhaka' };

test('it has addresses and is found by what browsers ask for', () => {
  expect(findLanguage('', ['el-GR', 'en'])).toBe(GREEK);
  expect(readAddress(sitePath('/faq', GREEK))).toEqual({ language: GREEK, path: '/faq' });
});

test('refusals, notifications and mails come in it', () => {
  const { message } = errorBody(GREEK, 'TRIED_OFTEN', { retryAfterSeconds: 61 });
  const told = sayNotification(GREEK, { type: 'driver_suspended', params: { reason: null } });
  const to = { name: 'Ναδια', language: GREEK };
  const letters = [
    writeLetter('receipt', to, { paidAt: new Date(AT), amountCents: 1_450, path: '/', timeZone: ZONE }),
    writeLetter('driver_suspended', to, { reason: 'Unsafe driving' }),
    writeLetter('desk_invited', to, { deskRole: 'support' }),
  ];
  for (const said of [message, told, letters]) {
    expect(said).toBeTruthy();
    expect(findLatin(said)).toEqual([]);
  }
  const { html, text } = renderMail(writeLetter('driver_approved', to, {}), 'https://ride.example.com');
  expect(html).toContain('<html lang="el">');
  expect(text).toContain('https://ride.example.com/el\n');
});

test('pushes come in it', () => {
  const ride = { what: 'ride', rideId: '1' };
  const all = [
    { ...ride, news: 'searching' },
    { ...ride, news: 'accepted', name: null, plate: null, seconds: 200 },
    { ...ride, news: 'canceled', by: 'admin', name: null },
    { ...ride, news: 'offer', seconds: 60, to: 'Airport, Dhaka' },
    { what: 'chat', rideId: '1', senderId: 's', to: 'rider' },
    { what: 'check_in', rideId: '1' },
    { what: 'notification', id: 'n', rideId: null, type: 'driver_approved', params: {} },
  ].map((told) => writePush(told as Told, { language: GREEK, role: 'rider', senderName: 'Καριμ' }));
  expect(all.map(({ lang }) => lang)).toEqual(all.map(() => GREEK));
  expect(findLatin(all.map(({ title, body }) => [title, body]))).toEqual([]);
});

test('receipts and sheets come in it, with its dates and the types’ names', () => {
  const ride = {
    ...{ type: 'xl', distanceMeters: 8_000, durationSeconds: 1_440, fareCents: 1_450, driver: null },
    ...{ pickup: place, destination: place, times: { picked_up: AT, completed: AT } },
  };
  const receipt = describeReceipt(
    {
      ...{ ride, rideId: '1', business: null, paidAt: AT, method: 'cash', amountCents: 1_450 },
      ...{ discountCents: 0, refundedCents: 0, refunds: [] },
    } as unknown as PaymentReceipt,
    reader,
  );
  expect(receipt.facts.map(({ value }) => value)).toContain(inGreek('XL'));
  expect(JSON.stringify(receipt.facts)).toContain('27 Νοεμβρίου 2026');
  const month: BusinessMonth = {
    month: '2026-11',
    rides: [
      {
        ...{ rideId: '1', completedAt: AT, pickupAddress: place.address, destinationAddress: place.address },
        ...{ distanceMeters: 8_000, type: 'xl', fareCents: 1_450, discountCents: 0, refundedCents: 0 },
        ...{ costCenter: null, purpose: null },
      },
    ],
  };
  const sheet = describeBusinessSheet(month, reader);
  const statement = describeStatement(
    { from: '2026-11-26', to: '2026-11-26', onlineSince: null, days: [], bonuses: [], referralBonuses: [] },
    reader,
  );
  expect(findLatin([receipt, sheet, statement])).toEqual([]);
});

test('entrances are named in it too', () => {
  const named = [nameMain(), nameNumbered('3')].map(({ names }) => (names as Record<string, string>)[GREEK]);
  expect(named).toEqual([inGreek('Main entrance'), inGreek('Gate 3')]);
});
