import {
  typeNameIn,
  USUAL_TENTHS,
  type Language,
  type PaymentReceipt,
  type RideTypeTerms,
} from '@ridewire/contracts';
import { fareParts } from '@ridewire/contracts/fare-parts';
import { sayBusiness } from '@ridewire/contracts/say-business';
import type { Paper, PaperLine } from '../../paper/paper.ts';
import { writeDay, writeTime } from '../../texts/write-moment.ts';
import { TEXTS } from '../../texts/texts.ts';

/** Everything on a receipt, in its reader's language. */
export interface DescribedReceipt {
  title: string;
  facts: PaperLine[];
  ends: (PaperLine & { time: string | null })[];
  fare: PaperLine[];
  /** What was given back, each with its reason. */
  refunds: PaperLine[];
}

interface Reader {
  language: Language;
  /** The rider's own. */
  name: string;
  timeZone: string;
  types: readonly RideTypeTerms[];
}

/** The receipt of a ride: what its page shows, as plain text. */
export function describeReceipt(
  {
    ride,
    rideId,
    business,
    paidAt,
    method,
    amountCents,
    discountCents,
    refundedCents,
    refunds,
  }: PaymentReceipt,
  { language, name, timeZone, types }: Reader,
): DescribedReceipt {
  const { receipt: words, sayPlace: say } = TEXTS[language];
  const { driver, pickup, stops = [], destination, times } = ride;
  const timeAt = (at: string) => writeTime(new Date(at), timeZone, language);
  const timeOf = (at: string | undefined) => (at ? timeAt(at) : null);
  const dayAndTime = (at: string) => words.dayAndTime(writeDay(new Date(at), timeZone, language), timeAt(at));
  const line = (lineName: string, cents: number, isTotal?: boolean): PaperLine => ({
    name: lineName,
    value: cents < 0 ? `−${words.money(-cents)}` : words.money(cents),
    ...(isTotal && { isTotal }),
  });
  const parts = fareParts(types, ride);
  const { waitingCents = 0, surgeTenths = USUAL_TENTHS } = ride;
  return {
    title: words.title(rideId.slice(-6)),
    facts: [
      { name: words.date, value: dayAndTime(paidAt) },
      { name: words.paidWith, value: words.methods[method] },
      { name: words.rideType, value: typeNameIn(types, ride.type, language) },
      { name: words.rider, value: name },
      ...(driver ? [{ name: words.driver, value: driver.name }] : []),
      ...(driver?.vehicleModel ? [{ name: words.vehicle, value: driver.vehicleModel }] : []),
      ...(driver?.licensePlate ? [{ name: words.plate, value: driver.licensePlate }] : []),
      ...(business ? [{ name: words.business, value: sayBusiness(business, words.yes) }] : []),
      { name: words.number, value: rideId },
    ],
    ends: [
      { name: words.pickup, value: say(pickup.address), time: timeOf(times.picked_up ?? times.in_transit) },
      ...stops.map(({ address, reachedAt }) => ({
        name: words.stop,
        value: say(address),
        time: timeOf(reachedAt),
      })),
      { name: words.destination, value: say(destination.address), time: timeOf(times.completed) },
    ],
    fare: [
      ...(parts
        ? [
            line(words.base, parts.baseCents),
            line(words.distance(ride.distanceMeters / 1_000), parts.distanceCents),
            line(words.time(Math.max(1, Math.round(ride.durationSeconds / 60))), parts.timeCents),
            ...(parts.minimumTopUpCents > 0 ? [line(words.minimum, parts.minimumTopUpCents)] : []),
            ...(parts.surgeCents > 0 ? [line(words.busy(surgeTenths / 10), parts.surgeCents)] : []),
          ]
        : []),
      ...(waitingCents > 0 ? [line(words.waiting, waitingCents)] : []),
      ...(discountCents > 0 ? [line(words.promo, -discountCents)] : []),
      line(words.total, amountCents, true),
      ...(refundedCents > 0
        ? [line(words.refund, -refundedCents), line(words.paid, amountCents - refundedCents, true)]
        : []),
    ],
    refunds: refunds.map(({ amountCents: cents, reason, at }) => ({
      name: `${dayAndTime(at)} · ${words.money(cents)}`,
      value: reason,
    })),
  };
}

/** A receipt as it is drawn. */
export const paperOf = (
  { title, facts, ends, fare, refunds }: DescribedReceipt,
  language: Language,
): Paper => ({
  title,
  language,
  parts: [
    { kind: 'pairs', lines: facts },
    {
      kind: 'pairs',
      lines: ends.map(({ name, value, time }) => ({ name: time ? `${name} · ${time}` : name, value })),
    },
    { kind: 'sums', lines: fare },
    { kind: 'pairs', lines: refunds },
  ],
});
