import type { StatementDay } from '@ridewire/contracts';
import { latinDigits } from '@ridewire/contracts/fold-name';
import { moneyOf } from '@ridewire/contracts/statement-money';
import type { Extra } from './list-extra.ts';

/** The words of a statement's first line. */
export interface StatementWords {
  day: string;
  time: string;
  ride: string;
  pickup: string;
  destination: string;
  fare: string;
  refunded: string;
  fee: string;
  net: string;
  cash: string;
  bonus: string;
}

interface Writing {
  words: StatementWords;
  /** Bonuses, the latest first. */
  extra: readonly Extra[];
  /** The time of day of a moment, by the city's clock: 14:32. */
  clock: (at: string) => string;
  /** The day of a moment, by the city's clock: 2026-11-21. */
  dayOf: (at: string) => string;
  sayAddress: (address: string) => string;
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell as RFC 4180 has it; text that a spreadsheet would take for a formula becomes text. */
const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The rides of some days as CSV, oldest day first, and what came on top; money in dollars. */
export function writeStatement(
  { days }: { days: readonly StatementDay[] },
  { words, extra, clock, dayOf, sayAddress }: Writing,
): string {
  const { day, time, ride, pickup, destination, fare, refunded, fee, net, cash } = words;
  const head = [day, time, ride, pickup, destination, fare, refunded, fee, net, cash].map(cell);
  const lines = days.flatMap((each) =>
    each.rides.toReversed().map((driven) => {
      const { fareCents, refundedCents, feeCents, netCents, cashCents } = moneyOf(driven);
      const said = [each.day, latinDigits(clock(driven.completedAt)), driven.id].map(cell);
      const route = [driven.pickupAddress, driven.destinationAddress].map((end) => cell(sayAddress(end)));
      return [...said, ...route, ...[fareCents, refundedCents, feeCents, netCents, cashCents].map(dollars)];
    }),
  );
  const onTop = extra
    .toReversed()
    .map(({ name, at, amountCents }) => [
      ...[dayOf(at), latinDigits(clock(at)), `${words.bonus}: ${name}`].map(cell),
      ...['', '', '', '', '', dollars(amountCents), ''],
    ]);
  return BYTE_ORDER_MARK + [head, ...lines, ...onTop].map((line) => `${line.join(',')}\r\n`).join('');
}
