import type { TypeTariffs, TariffView } from '@ridewire/contracts';

/** The rates that new ones would replace at this moment, in milliseconds since 1970. */
export const ratesBefore = ({ now, coming }: Pick<TypeTariffs, 'now' | 'coming'>, atMs: number): TariffView =>
  coming.findLast(({ beginsAt }) => Date.parse(beginsAt) < atMs) ?? now;
