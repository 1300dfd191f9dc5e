import type { Language, QuestBonus, ReferralBonus, StatementDay, StatementRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { drawPaper } from '../paper/draw-paper.ts';
import { readPdfLines } from '../testing/read-pdf.ts';
import { describeStatement } from './describe-statement.ts';

let made = 0;
const ride = (clock: string, change: Partial<StatementRide> = {}): StatementRide => ({
  id: `019aa5b1-6c1e-7d41-9b0f-${String((made += 1)).padStart(12, '0')}`,
  completedAt: new Date(`2026-11-17T${clock}:00+06:00`).toISOString(),
  pickupAddress: 'Gulshan 2 Circle, Gulshan',
  destinationAddress: 'My aunt’s house',
  fareCents: 1_000,
  discountCents: 0,
  refundedCents: 0,
  payoutCents: 800,
  ...change,
});

const week = (rides: StatementRide[]): StatementDay[] =>
  Array.from({ length: 7 }, (_, day) => ({
    day: `2026-11-${16 + day}`,
    onlineSeconds: day === 1 ? 3_900 : 0,
    rides: day === 1 ? rides : [],
  }));

const describe = (
  rides: StatementRide[],
  language: Language = 'en',
  bonuses: QuestBonus[] = [],
  referralBonuses: ReferralBonus[] = [],
) =>
  describeStatement(
    { from: '2026-11-16', to: '2026-11-22', onlineSince: null, days: week(rides), bonuses, referralBonuses },
    { name: 'Rafiq Islam', timeZone: 'Asia/Dhaka', language },
  );
const draw = async (...described: Parameters<typeof describe>) =>
  readPdfLines(await drawPaper(describe(...described)));

test('a week’s statement has a line a ride, the oldest first, and sums that add up', async () => {
  made = 0;
  const [page] = await draw([
    ride('23:59', { refundedCents: 500, payoutCents: 400 }),
    // The platform bears the code: what it keeps is below zero, and the driver’s share is as without.
    ride('08:05', { discountCents: 300 }),
  ]);
  expect(page).toEqual([
    'Ridewire',
    'Earnings statement',
    'Driver Rafiq Islam',
    'Days 16 November 2026 – 22 November 2026',
    'Rides 2',
    'Time online 1 h 5 min',
    'Fare $20.00',
    'Refunded −$5.00',
    'Fee −$3.00',
    'Net $12.00',
    'Fare $20.00',
    'Refunded −$5.00',
    'Promo codes −$3.00',
    'Cash from rider $12.00',
    'Time Ride From To Fare Refunded Fee Net Cash from',
    'rider',
    '17 November 2026 $20.00 −$5.00 −$3.00 $12.00 $12.00',
    '08:05 000002 Gulshan 2 Circle, Gulshan My aunt’s house $10.00 $0.00 −$2.00 $8.00 $7.00',
    '23:59 000001 Gulshan 2 Circle, Gulshan My aunt’s house $10.00 −$5.00 −$1.00 $4.00 $5.00',
    'Total $20.00 −$5.00 −$3.00 $12.00 $12.00',
  ]);
});

test('in an empty week all sums are zero', async () => {
  const [page, ...others] = await draw([]);
  expect(page?.slice(4)).toEqual([
    'Rides No completed rides in these days.',
    'Time online 1 h 5 min',
    'Fare $0.00',
    'Refunded $0.00',
    'Fee $0.00',
    'Net $0.00',
    'Fare $0.00',
    'Refunded $0.00',
    'Cash from rider $0.00',
  ]);
  expect(others).toEqual([]);
});

test('with more rides than a page holds, each page repeats the table’s head, and no ride is lost', async () => {
  made = 0;
  const pages = await draw(
    Array.from({ length: 60 }, () => ride('09:00', { pickupAddress: 'A long way '.repeat(8) })),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.slice(1)) expect(page[0]).toMatch(/^Time Ride From To/);
  const ids = pages.flat().flatMap((line) => /\b0000\d\d\b/.exec(line) ?? []);
  expect(new Set(ids).size).toBe(60);
  expect(ids).toHaveLength(60);
  expect(pages.at(-1)?.at(-1)).toBe('Total $600.00 $0.00 −$120.00 $480.00 $600.00');
});

test('no page begins within a ride, with the higher lines of Bangla either', async () => {
  const far = { destinationAddress: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর, উত্তরা, ঢাকা' };
  const [, ...pages] = await draw(
    Array.from({ length: 60 }, (_, at) => ride('09:00', at % 2 === 0 ? far : {})),
    'bn',
  );
  expect(pages.length).toBeGreaterThan(2);
  expect(new Set(pages.map(([first]) => first)).size).toBe(1);
});

test('in Bangla, with Bangla figures and the places’ names', () => {
  const { title, language, parts } = describe([ride('08:05')], 'bn');
  expect([title, language]).toEqual(['আয়ের হিসাব', 'bn']);
  const said = parts.flatMap((part) =>
    part.kind === 'table'
      ? part.rows.map(({ cells }) => cells.join(' | '))
      : part.lines.map(({ name, value }) => `${name}: ${value}`),
  );
  for (const words of [
    'দিন: ১৬ নভেম্বর, ২০২৬ – ২২ নভেম্বর, ২০২৬',
    'রাইড: ১টি',
    'অনলাইনে সময়: ১ ঘণ্টা ৫ মিনিট',
    'ফি: −$২.০০',
  ])
    expect(said).toContain(words);
  expect(said.at(-2)).toMatch(
    /^০৮:০৫ \| \d{6} \| গুলশান ২ গোলচত্বর, গুলশান \| My aunt’s house \| \$১০.০০ \| \$০.০০ \| −\$২.০০/,
  );
});

test('bonuses are lines below the net of the rides, which is no other with them', async () => {
  const bonus = (name: string, day: string): QuestBonus => ({
    ...{ questId: name, name, rides: 20, amountCents: 5_000, reachedAt: `2026-11-${day}T20:00:00.000Z` },
  });
  const came = (name: string, isBringer: boolean, day: string, amountCents: number): ReferralBonus => ({
    ...{ id: name, name, isBringer, amountCents, paidAt: `2026-11-${day}T10:00:00.000Z` },
  });
  const [page] = await draw(
    [ride('08:05')],
    'en',
    [bonus('Second', '18'), bonus('First', '17')],
    [came('Rina', false, '19', 2_000), came('Karim', true, '18', 3_000)],
  );
  expect(page).toEqual(
    expect.arrayContaining([
      'Net $8.00',
      'Bonus “First”, 18 November 2026 $50.00',
      'Referral bonus, you brought Karim, 18 November 2026 $30.00',
      'Bonus “Second”, 19 November 2026 $50.00',
      'Referral bonus, Rina brought you, 19 November 2026 $20.00',
      'Net with bonuses $158.00',
    ]),
  );
  const [plain] = await draw([ride('08:05')]);
  expect(plain?.join('\n')).not.toMatch(/onus/);
});
