import { z } from 'zod';
import { RideType } from './fare-quote.ts';
import { mistake } from './mistakes.ts';
import type { Rate } from './ride-types.ts';
import { RATE_LIMITS, type RateField } from './rates.ts';
import { WAITING_LIMITS, type WaitingRules } from './waiting-rules.ts';

const CityMoment = z.object({
  day: z.iso.date(mistake('scheduleDay')),
  time: z.string(mistake('scheduleTime')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, mistake('scheduleTime')),
});

const TariffId = z.uuid(mistake('tariffId'));

const price = (field: RateField) => {
  const said = mistake('ratePrice', RATE_LIMITS[field]);
  return z.int(said).min(RATE_LIMITS[field].min, said).max(RATE_LIMITS[field].max, said);
};

export const SetTariffInput = z.object({
  /** Made by the client once per press. Sending the same id again answers with the same prices. */
  id: TariffId,
  type: RideType,
  baseCents: price('baseCents'),
  perKmCents: price('perKmCents'),
  perMinuteCents: price('perMinuteCents'),
  minimumCents: price('minimumCents'),
  /** When they begin, by the city's clocks; at once if left out. */
  from: CityMoment.optional(),
  /** The prices that would hold then, as the person saw them. If others would by now, TARIFF_CHANGED is the answer. */
  seen: z
    .object({
      baseCents: price('baseCents'),
      perKmCents: price('perKmCents'),
      perMinuteCents: price('perMinuteCents'),
      minimumCents: price('minimumCents'),
    })
    .optional(),
  /** Prices that change by more than half are refused with TARIFF_FAR until this says that they are meant. */
  isMeant: z.boolean(mistake('isMeant')).optional(),
});
export type SetTariffInput = z.infer<typeof SetTariffInput>;

export const TariffInput = z.object({ id: TariffId });
export type TariffInput = z.infer<typeof TariffInput>;

const minutes = (field: keyof WaitingRules) => {
  const said = mistake('waitingMinutes', WAITING_LIMITS[field]);
  return z.int(said).min(WAITING_LIMITS[field].min, said).max(WAITING_LIMITS[field].max, said);
};

export const SetWaitingInput = z
  .object({
    /** Made by the client once per press. Sending the same id again changes nothing more. */
    id: z.uuid(mistake('waitingId')),
    freeMinutes: minutes('freeMinutes'),
    mostMinutes: minutes('mostMinutes'),
    noShowMinutes: minutes('noShowMinutes'),
    /** When they begin, by the city's clocks; at once if left out. */
    from: CityMoment.optional(),
  })
  .refine(({ freeMinutes, noShowMinutes }) => noShowMinutes >= freeMinutes, {
    error: mistake('waitingOrder'),
    path: ['noShowMinutes'],
  });
export type SetWaitingInput = z.infer<typeof SetWaitingInput>;

export const WaitingIdInput = z.object({ id: z.uuid(mistake('waitingId')) });
export type WaitingIdInput = z.infer<typeof WaitingIdInput>;

/** Waiting rules as admins see them. */
export interface WaitingRulesView extends WaitingRules {
  id: string;
  /** ISO 8601. */
  beginsAt: string;
  /** The admin's name. */
  setBy: string;
}

/** The prices of a ride type from a moment on. */
export interface TariffView extends Rate {
  id: string;
  /** ISO 8601. */
  beginsAt: string;
  /** The admin's name; null for prices that nobody set here. */
  setBy: string | null;
}

/** The prices of one ride type. */
export interface TypeTariffs {
  type: RideType;
  now: TariffView;
  /** The soonest first. */
  coming: TariffView[];
  /** The latest first, at most 20. */
  past: TariffView[];
  /** How many there were in all. */
  pastCount: number;
}

/** tariffs.live for admins, in the order of the ride types; always sent whole, as a new snapshot. */
export interface TariffsSnapshot {
  types: TypeTariffs[];
  /** What the city set about drivers who wait: what holds (null for the usual rules), and what comes next. */
  waiting: { now: WaitingRulesView | null; coming: WaitingRulesView | null };
}
