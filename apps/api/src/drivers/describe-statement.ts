import type { Language, StatementView } from '@ridewire/contracts';
import { moneyOf, sumBonuses, sumRides, type Sums } from '@ridewire/contracts/statement-money';
import type { Paper, PaperLine } from '../paper/paper.ts';
import { TEXTS } from '../texts/texts.ts';
import { writeDate, writeDay, writeTime } from '../texts/write-moment.ts';

interface Reader {
  language: Language;
  /** The driver's own. */
  name: string;
  timeZone: string;
}

/** A driver's statement on paper: the lines and figures of the CSV, oldest first, each day with its sums. */
export function describeStatement(
  { from, to, onlineSince, days, bonuses, referralBonuses }: StatementView,
  { language, name, timeZone }: Reader,
): Paper {
  const { statement: words, sayPlace } = TEXTS[language];
  const minus = (cents: number) => say(-cents);
  const say = (cents: number) => (cents < 0 ? `−${words.money(-cents)}` : words.money(cents));
  const line = (lineName: string, value: string, isTotal?: boolean): PaperLine => ({
    name: lineName,
    value,
    ...(isTotal && { isTotal }),
  });
  const amountsOf = ({ fareCents, refundedCents, feeCents, netCents, cashCents }: Sums) => [
    say(fareCents),
    minus(refundedCents),
    minus(feeCents),
    say(netCents),
    say(cashCents),
  ];
  const dayOf = (moment: string) => writeDay(new Date(moment), timeZone, language);
  const extra = [
    ...bonuses.map(({ name: quest, reachedAt, amountCents }) => ({
      ...{ at: reachedAt, amountCents },
      said: words.bonus(quest, dayOf(reachedAt)),
    })),
    ...referralBonuses.map(({ name: other, isBringer, paidAt, amountCents }) => ({
      ...{ at: paidAt, amountCents },
      said: words.referralBonus(other, isBringer, dayOf(paidAt)),
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const rides = days.flatMap((day) => day.rides);
  const sums = sumRides(rides);
  const promoCents = sums.fareCents - sums.refundedCents - sums.cashCents;
  // To the nearest minute, as on screen.
  const minutes = Math.round(days.reduce((sum, { onlineSeconds }) => sum + onlineSeconds, 0) / 60);
  const online = words.hours(Math.floor(minutes / 60), minutes % 60);
  const since = onlineSince && words.onlineSince(writeDay(new Date(onlineSince), timeZone, language));
  return {
    title: words.title,
    language,
    isWide: true,
    parts: [
      {
        kind: 'pairs',
        lines: [
          line(words.driver, name),
          line(words.days, words.period(writeDate(from, language), writeDate(to, language))),
          line(words.rides, rides.length > 0 ? words.count(rides.length) : words.none),
          line(words.online, since ? `${online} (${since})` : online),
        ],
      },
      {
        kind: 'sums',
        lines: [
          line(words.fare, say(sums.fareCents)),
          line(words.refunded, minus(sums.refundedCents)),
          line(words.fee, minus(sums.feeCents)),
          line(words.net, say(sums.netCents), true),
          ...(extra.length > 0
            ? [
                ...extra.map(({ said, amountCents }) => line(said, say(amountCents))),
                line(words.netWithBonuses, say(sums.netCents + sumBonuses(extra)), true),
              ]
            : []),
        ],
      },
      {
        kind: 'sums',
        lines: [
          line(words.fare, say(sums.fareCents)),
          line(words.refunded, minus(sums.refundedCents)),
          ...(promoCents === 0 ? [] : [line(words.promo, minus(promoCents))]),
          line(words.cash, say(sums.cashCents), true),
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: words.time, share: 0.07 },
          { name: words.ride, share: 0.09 },
          { name: words.pickup, share: 0.22 },
          { name: words.destination, share: 0.22 },
          ...[words.fare, words.refunded, words.fee, words.net, words.cash].map((column) => ({
            name: column,
            share: 0.08,
            isAmount: true,
          })),
        ],
        rows: [
          ...days
            .filter((day) => day.rides.length > 0)
            .flatMap((day) => [
              {
                cells: [writeDate(day.day, language), '', '', '', ...amountsOf(sumRides(day.rides))],
                isTotal: true,
              },
              ...day.rides.toReversed().map((ride) => ({
                cells: [
                  writeTime(new Date(ride.completedAt), timeZone, language),
                  ride.id.slice(-6),
                  sayPlace(ride.pickupAddress),
                  sayPlace(ride.destinationAddress),
                  ...amountsOf(moneyOf(ride)),
                ],
              })),
            ]),
          ...(rides.length > 0
            ? [{ cells: [words.total, '', '', '', ...amountsOf(sums)], isTotal: true }]
            : []),
        ],
      },
    ],
  };
}
