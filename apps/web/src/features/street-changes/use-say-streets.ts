import type { StreetName } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { sayStreets } from './say-streets.ts';
import { useStreetChangesTexts } from './texts.en.ts';

/** Says the names of several stretches, in the language on screen. */
export function useSayStreets() {
  const { unnamed, more } = useStreetChangesTexts();
  const { count, options } = useFormat();
  return (stretches: readonly { name: StreetName | null }[]): string =>
    sayStreets(
      stretches.map(({ name }) => name),
      options.locale,
      { unnamed, more: (rest) => more(count(rest)) },
    );
}
