import type { FoundStretch, StretchDirection } from '@ridewire/contracts';
import { charactersOf, MOST_STRETCH_CHARACTERS, MOST_STRETCHES } from '@ridewire/contracts/street-change';

/** A stretch that the desk has chosen, and in which direction it changes. */
export interface ChosenStretch extends FoundStretch {
  direction: StretchDirection;
}

export type ChoiceStep =
  /** A press takes a street, and the next one gives it back. */
  | { do: 'press'; stretch: FoundStretch }
  | { do: 'add'; stretches: readonly FoundStretch[] }
  | { do: 'remove'; line: string }
  | { do: 'turn'; line: string; direction: StretchDirection }
  | { do: 'clear' };

export interface Choice {
  stretches: readonly ChosenStretch[];
  /** The last step would have been more than can be chosen, in number or in their bends: nothing was added. */
  full: 'many' | 'long' | null;
}

export const NO_CHOICE: Choice = { stretches: [], full: null };

/** The streets chosen so far, after one more step. A stretch is known by its line. */
export function stepChoice({ stretches }: Choice, step: ChoiceStep): Choice {
  const has = (line: string) => stretches.some((chosen) => chosen.line === line);
  const without = (line: string) => stretches.filter((chosen) => chosen.line !== line);
  const add = (more: readonly FoundStretch[]): Choice => {
    const fresh = more.filter(({ line }) => !has(line));
    if (stretches.length + fresh.length > MOST_STRETCHES) return { stretches, full: 'many' };
    if (charactersOf([...stretches, ...fresh]) > MOST_STRETCH_CHARACTERS) return { stretches, full: 'long' };
    return {
      stretches: [...stretches, ...fresh.map((stretch) => ({ ...stretch, direction: 'both' as const }))],
      full: null,
    };
  };
  switch (step.do) {
    case 'press':
      return has(step.stretch.line)
        ? { stretches: without(step.stretch.line), full: null }
        : add([step.stretch]);
    case 'add':
      return add(step.stretches);
    case 'remove':
      return { stretches: without(step.line), full: null };
    case 'turn':
      return {
        stretches: stretches.map((chosen) =>
          chosen.line === step.line ? { ...chosen, direction: step.direction } : chosen,
        ),
        full: null,
      };
    case 'clear':
      return NO_CHOICE;
  }
}
