import { FIRST_RIDE_TYPES, type BusinessMonth, type BusinessRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { drawPaper } from '../paper/draw-paper.ts';
import { readPdfLines } from '../testing/read-pdf.ts';
import { describeBusinessSheet, writeBusinessSheet } from './describe-business-sheet.ts';

const ride = (id: string, change: Partial<BusinessRide> = {}): BusinessRide => ({
  ...{ rideId: id, completedAt: '2026-11-21T17:59:00.000Z', pickupAddress: 'Gulshan 2 Circle, Gulshan' },
  ...{ destinationAddress: 'My aunt’s house', distanceMeters: 7_040, type: 'standard', fareCents: 1_000 },
  ...{ discountCents: 0, refundedCents: 0, costCenter: 'Sales', purpose: null, ...change },
});
const SHEET: BusinessMonth = {
  month: '2026-11',
  rides: [
    ride('a', { purpose: '=1+1', discountCents: 300 }),
    ride('b', { completedAt: '2026-11-21T18:01:00.000Z', costCenter: null, fareCents: 2_000 }),
    ride('c', { refundedCents: 250, type: 'xl' }),
  ],
};
const reader = { name: 'Nadia', timeZone: 'Asia/Dhaka', types: FIRST_RIDE_TYPES };
const linesOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n');

test('as CSV the rides are by cost center, each with its totals, and all of them', () => {
  expect(linesOf(writeBusinessSheet(SHEET, { ...reader, language: 'en' }))).toEqual([
    'Cost center,Date,Time,Ride,From,To,Purpose,Type,Distance (km),Fare,Promo code,Refunded,Paid',
    `Sales,2026-11-21,23:59,a,"Gulshan 2 Circle, Gulshan",My aunt’s house,'=1+1,Standard,7.0,10.00,3.00,0.00,7.00`,
    'Sales,2026-11-21,23:59,c,"Gulshan 2 Circle, Gulshan",My aunt’s house,,XL,7.0,10.00,0.00,2.50,7.50',
    'Sales,Total,,,,,,,,20.00,3.00,2.50,14.50',
    // Past midnight in the city.
    'No cost center,2026-11-22,00:01,b,"Gulshan 2 Circle, Gulshan",My aunt’s house,,Standard,7.0,20.00,0.00,0.00,20.00',
    'No cost center,Total,,,,,,,,20.00,0.00,0.00,20.00',
    'Total,,,,,,,,,40.00,3.00,2.50,34.50',
  ]);
});

test('on paper the same figures stand below each cost center', async () => {
  const pages = await readPdfLines(
    await drawPaper(describeBusinessSheet(SHEET, { ...reader, language: 'en' })),
  );
  expect(pages.map((lines) => lines.filter((line) => line !== 'Gulshan'))).toEqual([
    [
      'Ridewire',
      'Business rides',
      'Rider Nadia',
      'Month 1 November 2026 – 30 November 2026',
      'Rides 3',
      'Fare $40.00',
      'Promo code −$3.00',
      'Refunded −$2.50',
      'Paid $34.50',
      'Sales $14.50',
      'No cost center $20.00',
      'Sales From To Purpose Type Distance Fare Promo Refunded Paid',
      'code',
      '21 November 2026 · 23:59 Gulshan 2 Circle, My aunt’s house =1+1 Standard 7.0 km $10.00 −$3.00 $0.00 $7.00',
      '21 November 2026 · 23:59 Gulshan 2 Circle, My aunt’s house – XL 7.0 km $10.00 $0.00 −$2.50 $7.50',
      'Total, Sales $20.00 −$3.00 −$2.50 $14.50',
    ],
    // The next table's head comes with its first ride.
    [
      'No cost center From To Purpose Type Distance Fare Promo Refunded Paid',
      'code',
      '22 November 2026 · 00:01 Gulshan 2 Circle, My aunt’s house – Standard 7.0 km $20.00 $0.00 $0.00 $20.00',
      'Total, No cost center $20.00 $0.00 $0.00 $20.00',
    ],
  ]);
});

test('in Bangla, with Bangla figures', () => {
  const { title, parts } = describeBusinessSheet(SHEET, { ...reader, language: 'bn' });
  expect(title).toBe('কাজের রাইড');
  const rows = parts.flatMap((part) =>
    part.kind === 'table' ? part.rows.map(({ cells }) => cells.join(' | ')) : [],
  );
  expect(rows[0]).toBe(
    '২১ নভেম্বর, ২০২৬, ২৩:৫৯ | গুলশান ২ গোলচত্বর, গুলশান | My aunt’s house | =1+1 | স্ট্যান্ডার্ড | ৭.০ কিমি | $১০.০০ | −$৩.০০ | $০.০০ | $৭.০০',
  );
  expect(linesOf(writeBusinessSheet(SHEET, { ...reader, language: 'bn' }))[0]).toMatch(/^কস্ট সেন্টার,তারিখ,/);
});

test('a month without such a ride is an empty sheet', async () => {
  const sheet = { month: '2028-02', rides: [] };
  const [page] = await readPdfLines(
    await drawPaper(describeBusinessSheet(sheet, { ...reader, language: 'en' })),
  );
  expect(page?.slice(3)).toEqual([
    'Month 1 February 2028 – 29 February 2028',
    'Rides No business rides in this month.',
    'Fare $0.00',
    'Paid $0.00',
  ]);
  expect(linesOf(writeBusinessSheet(sheet, { ...reader, language: 'en' }))).toHaveLength(2);
});
