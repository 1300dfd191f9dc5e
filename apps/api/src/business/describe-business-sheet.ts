import {
  typeNameIn,
  type BusinessMonth,
  type BusinessRide,
  type Language,
  type RideTypeTerms,
} from '@ridewire/contracts';

import { cityDay } from '@ridewire/contracts/city-days';
import { groupByCostCenter, sumBusiness, type BusinessSums } from '@ridewire/contracts/business-sums';
import { stringify } from 'csv-stringify/sync';
import type { Paper, PaperLine } from '../paper/paper.ts';
import { TEXTS } from '../texts/texts.ts';
import { writeDate, writeDay, writeTime } from '../texts/write-moment.ts';

interface Reader {
  language: Language;
  /** The rider's own. */
  name: string;
  timeZone: string;
  types: readonly RideTypeTerms[];
}

/** A month's rides for work on paper: each cost center with its rides and their sums. */
export function describeBusinessSheet(
  { month, rides }: BusinessMonth,
  { language, name, timeZone, types }: Reader,
): Paper {
  const { business: words, sayPlace } = TEXTS[language];
  const say = (cents: number) => (cents < 0 ? `−${words.money(-cents)}` : words.money(cents));
  const amountsOf = ({ fareCents, discountCents, refundedCents, paidCents }: BusinessSums) => [
    say(fareCents),
    say(-discountCents),
    say(-refundedCents),
    say(paidCents),
  ];
  const groups = groupByCostCenter(rides);
  const sums = sumBusiness(rides);
  const line = (lineName: string, cents: number, isTotal?: boolean): PaperLine => ({
    name: lineName,
    value: say(cents),
    ...(isTotal && { isTotal }),
  });
  const rideRow = (ride: BusinessRide) => {
    const at = new Date(ride.completedAt);
    return {
      cells: [
        words.dayAndTime(writeDay(at, timeZone, language), writeTime(at, timeZone, language)),
        sayPlace(ride.pickupAddress),
        sayPlace(ride.destinationAddress),
        ride.purpose ?? '–',
        typeNameIn(types, ride.type, language),
        words.kilometers(ride.distanceMeters / 1_000),
        ...amountsOf(sumBusiness([ride])),
      ],
    };
  };
  return {
    title: words.title,
    language,
    isWide: true,
    parts: [
      {
        kind: 'pairs',
        lines: [
          { name: words.rider, value: name },
          {
            name: words.month,
            value: words.period(writeDate(`${month}-01`, language), writeDate(lastDayOf(month), language)),
          },
          { name: words.rides, value: rides.length > 0 ? words.count(rides.length) : words.none },
        ],
      },
      {
        kind: 'sums',
        lines: [
          line(words.fare, sums.fareCents),
          ...(sums.discountCents > 0 ? [line(words.promo, -sums.discountCents)] : []),
          ...(sums.refundedCents > 0 ? [line(words.refunded, -sums.refundedCents)] : []),
          line(words.paid, sums.paidCents, true),
        ],
      },
      {
        kind: 'sums',
        lines: groups.map((group) => line(group.costCenter ?? words.noCostCenter, group.sums.paidCents)),
      },
      ...groups.map((group) => ({
        kind: 'table' as const,
        columns: [
          { name: group.costCenter ?? words.noCostCenter, share: 0.16 },
          { name: words.pickup, share: 0.15 },
          { name: words.destination, share: 0.15 },
          { name: words.purpose, share: 0.14 },
          { name: words.rideType, share: 0.08 },
          { name: words.distance, share: 0.06, isAmount: true },
          ...[words.fare, words.promo, words.refunded, words.paid].map((column) => ({
            ...{ name: column, share: 0.065, isAmount: true },
          })),
        ],
        rows: [
          ...group.rides.map(rideRow),
          {
            cells: [
              words.totalOf(group.costCenter ?? words.noCostCenter),
              '',
              '',
              '',
              '',
              '',
              ...amountsOf(group.sums),
            ],
            isTotal: true,
          },
        ],
      })),
    ],
  };
}

/** The same as CSV: by cost center, each with a line of its totals. Money is in dollars, distances in kilometers. */
export function writeBusinessSheet(
  { rides }: BusinessMonth,
  { language, timeZone, types }: Omit<Reader, 'name'>,
): string {
  const { business: words, sayPlace } = TEXTS[language];
  const figures = ({ fareCents, discountCents, refundedCents, paidCents }: BusinessSums) =>
    [fareCents, discountCents, refundedCents, paidCents].map(dollars);
  const lines = groupByCostCenter(rides).flatMap((group) => {
    const center = group.costCenter ?? words.noCostCenter;
    return [
      ...group.rides.map((ride) => {
        const at = new Date(ride.completedAt);
        return [
          center,
          cityDay(timeZone, at),
          writeTime(at, timeZone, 'en'),
          ride.rideId,
          sayPlace(ride.pickupAddress),
          sayPlace(ride.destinationAddress),
          ride.purpose ?? '',
          typeNameIn(types, ride.type, language),
          (ride.distanceMeters / 1_000).toFixed(1),
          ...figures(sumBusiness([ride])),
        ];
      }),
      [center, words.total, '', '', '', '', '', '', '', ...figures(group.sums)],
    ];
  });
  const head = [
    ...[words.costCenter, words.date, words.time, words.ride, words.pickup, words.destination, words.purpose],
    ...[words.rideType, words.distanceKm, words.fare, words.promo, words.refunded, words.paid],
  ];
  const options = { bom: true, record_delimiter: 'windows', escape_formulas: true } as const;
  return stringify(
    [head, ...lines, [words.total, '', '', '', '', '', '', '', '', ...figures(sumBusiness(rides))]],
    options,
  );
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The last day of a month, such as 2026-02-28 of 2026-02. */
function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
