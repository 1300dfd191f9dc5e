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
export function describeStatement(statement: StatementView, reader: Reader): Paper {
  const { language } = reader;
  const { title } = TEXTS[language].statement;
  return {
    ...{ title, language, isWide: true },
    parts: [facts(statement, reader), ...totals(statement, reader), table(statement, reader)],
  };
}

type Part = Paper['parts'][number];

const ridesOf = ({ days }: StatementView) => days.flatMap((day) => day.rides);

const line = (name: string, value: string, isTotal?: boolean): PaperLine => ({
  ...{ name, value },
  ...(isTotal && { isTotal }),
});

/** Writes amounts in cents. */
function amountsIn(language: Language) {
  const { money } = TEXTS[language].statement;
  const say = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents));
  const minus = (cents: number) => say(-cents);
  const all = ({ fareCents, refundedCents, feeCents, netCents, cashCents }: Sums) => [
    ...[say(fareCents), minus(refundedCents), minus(feeCents), say(netCents), say(cashCents)],
  ];
  return { say, minus, all };
}

/** The driver, the days and the time online. */
function facts(statement: StatementView, { language, name, timeZone }: Reader): Part {
  const { statement: words } = TEXTS[language];
  const { from, to, onlineSince, days } = statement;
  const rides = ridesOf(statement);
  // To the nearest minute, as on screen.
  const minutes = Math.round(days.reduce((sum, { onlineSeconds }) => sum + onlineSeconds, 0) / 60);
  const online = words.hours(Math.floor(minutes / 60), minutes % 60);
  const since = onlineSince && words.onlineSince(writeDay(new Date(onlineSince), timeZone, language));
  return {
    kind: 'pairs',
    lines: [
      line(words.driver, name),
      line(words.days, words.period(writeDate(from, language), writeDate(to, language))),
      line(words.rides, rides.length > 0 ? words.count(rides.length) : words.none),
      line(words.online, since ? `${online} (${since})` : online),
    ],
  };
}

/** What the driver earned, with bonuses, and the cash they got. */
function totals(statement: StatementView, { language, timeZone }: Reader): Part[] {
  const { statement: words } = TEXTS[language];
  const { say, minus } = amountsIn(language);
  const dayOf = (moment: string) => writeDay(new Date(moment), timeZone, language);
  const extra = [
    ...statement.bonuses.map(({ name: quest, reachedAt, amountCents }) => ({
      ...{ at: reachedAt, amountCents },
      said: words.bonus(quest, dayOf(reachedAt)),
    })),
    ...statement.referralBonuses.map(({ name: other, isBringer, paidAt, amountCents }) => ({
      ...{ at: paidAt, amountCents },
      said: words.referralBonus(other, isBringer, dayOf(paidAt)),
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const sums = sumRides(ridesOf(statement));
  const promoCents = sums.fareCents - sums.refundedCents - sums.cashCents;
  const fare = [line(words.fare, say(sums.fareCents)), line(words.refunded, minus(sums.refundedCents))];
  const withBonuses = say(sums.netCents + sumBonuses(extra));
  return [
    {
      kind: 'sums',
      lines: [
        ...fare,
        line(words.fee, minus(sums.feeCents)),
        line(words.net, say(sums.netCents), true),
        ...extra.map(({ said, amountCents }) => line(said, say(amountCents))),
        ...(extra.length > 0 ? [line(words.netWithBonuses, withBonuses, true)] : []),
      ],
    },
    {
      kind: 'sums',
      lines: [
        ...fare,
        ...(promoCents === 0 ? [] : [line(words.promo, minus(promoCents))]),
        line(words.cash, say(sums.cashCents), true),
      ],
    },
  ];
}

/** Each ride, below its day and the day's sums. */
function table(statement: StatementView, { language, timeZone }: Reader): Part {
  const { statement: words, sayPlace } = TEXTS[language];
  const { all } = amountsIn(language);
  const rides = ridesOf(statement);
  const sumsOf = (title: string, sums: Sums) => ({ cells: [title, '', '', '', ...all(sums)], isTotal: true });
  return {
    kind: 'table',
    columns: [
      { name: words.time, share: 0.07 },
      { name: words.ride, share: 0.09 },
      { name: words.pickup, share: 0.22 },
      { name: words.destination, share: 0.22 },
      ...[words.fare, words.refunded, words.fee, words.net, words.cash].map((name) => ({
        ...{ name, share: 0.08, isAmount: true },
      })),
    ],
    rows: [
      ...statement.days
        .filter((day) => day.rides.length > 0)
        .flatMap((day) => [
          sumsOf(writeDate(day.day, language), sumRides(day.rides)),
          ...day.rides.toReversed().map((ride) => ({
            cells: [
              writeTime(new Date(ride.completedAt), timeZone, language),
              ride.id.slice(-6),
              sayPlace(ride.pickupAddress),
              sayPlace(ride.destinationAddress),
              ...all(moneyOf(ride)),
            ],
          })),
        ]),
      ...(rides.length > 0 ? [sumsOf(words.total, sumRides(rides))] : []),
    ],
  };
}
