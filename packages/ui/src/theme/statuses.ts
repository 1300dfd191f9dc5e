import type { SchemePair } from './roles.ts';

type Badge = { bg: SchemePair; text: SchemePair };

/** The six statuses of a ride: solid is settled, tinted is in flight. */
export const statusColors = {
  requested: { bg: { light: 'gray.2', dark: 'dark.5' }, text: { light: 'gray.8', dark: 'dark.0' } },
  accepted: { bg: { light: 'sky.1', dark: 'sky.9' }, text: { light: 'sky.8', dark: 'sky.2' } },
  picked_up: { bg: { light: 'violet.1', dark: 'violet.9' }, text: { light: 'violet.8', dark: 'violet.2' } },
  in_transit: { bg: { light: 'spark.3', dark: 'spark.4' }, text: { light: 'spark.9', dark: 'ink' } },
  completed: { bg: { light: 'wire.7', dark: 'wire.4' }, text: { light: 'white', dark: 'ink' } },
  canceled: { bg: { light: 'red.7', dark: 'red.4' }, text: { light: 'white', dark: 'ink' } },
} satisfies Record<string, Badge>;

export type RideStatus = keyof typeof statusColors;

/** Tints of every other badge. `danger` is the one solid. */
export const toneColors = {
  wire: { bg: { light: 'wire.1', dark: 'wire.9' }, text: { light: 'wire.8', dark: 'wire.2' } },
  amber: { bg: { light: 'amber.1', dark: 'amber.9' }, text: { light: 'amber.8', dark: 'amber.2' } },
  red: { bg: { light: 'red.1', dark: 'red.9' }, text: { light: 'red.8', dark: 'red.2' } },
  sky: { bg: { light: 'sky.1', dark: 'sky.9' }, text: { light: 'sky.8', dark: 'sky.2' } },
  violet: { bg: { light: 'violet.1', dark: 'violet.9' }, text: { light: 'violet.8', dark: 'violet.2' } },
  gray: { bg: { light: 'gray.2', dark: 'dark.5' }, text: { light: 'gray.8', dark: 'dark.0' } },
  danger: { bg: { light: 'red.7', dark: 'red.4' }, text: { light: 'white', dark: 'ink' } },
} satisfies Record<string, Badge>;

export type Tone = keyof typeof toneColors;
