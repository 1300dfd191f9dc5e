import type { ColorRef } from './palette.ts';

/** One color per scheme. */
export type SchemePair = { light: ColorRef; dark: ColorRef };

const pair = (light: ColorRef, dark: ColorRef): SchemePair => ({ light, dark });

/** What a color is for. Screens use only these, as `var(--rw-<role>)`. */
export const roles = {
  canvas: pair('gray.0', 'dark.8'),
  surface: pair('white', 'dark.7'),
  raised: pair('white', 'dark.6'),
  sunken: pair('gray.1', 'dark.9'),
  hairline: pair('gray.2', 'dark.5'),
  'input-border': pair('#7F8D90', 'dark.3'),
  text: pair('ink', 'dark.0'),
  'text-2': pair('gray.8', 'dark.1'),
  'text-dim': pair('gray.7', 'dark.2'),
  placeholder: pair('#677579', '#8D9A9D'),
  link: pair('wire.7', 'wire.4'),
  'icon-active': pair('wire.7', 'wire.4'),
  primary: pair('wire.7', 'wire.4'),
  'primary-hover': pair('wire.8', 'wire.5'),
  'on-primary': pair('white', 'ink'),
  danger: pair('red.7', 'red.7'),
  'danger-hover': pair('red.8', 'red.8'),
  'on-danger': pair('white', 'white'),
  'danger-border': pair('red.7', 'red.4'),
  'danger-text': pair('red.7', 'red.4'),
  'warning-bg': pair('amber.1', 'amber.9'),
  'warning-text': pair('amber.8', 'amber.2'),
  'row-selected': pair('wire.0', '#10302F'),
  'row-stuck': pair('amber.0', '#37290E'),
  'rail-stuck': pair('amber.6', 'amber.4'),
  focus: pair('wire.7', 'wire.3'),
  'tooltip-bg': pair('gray.9', 'dark.0'),
  'tooltip-text': pair('white', 'ink'),
  'chart-1': pair('wire.7', 'wire.4'),
  'chart-2': pair('sky.6', 'sky.4'),
  'chart-3': pair('violet.6', 'violet.4'),
  'chart-4': pair('amber.6', 'amber.4'),
  'wire-done': pair('wire.7', 'wire.4'),
  'wire-quiet': pair('gray.3', 'dark.4'),
  'wire-ahead': pair('gray.4', 'dark.4'),
  'wire-cut': pair('red.7', 'red.4'),
  'wire-down': pair('amber.6', 'amber.4'),
  spark: pair('spark.4', 'spark.4'),
  'spark-casing': pair('ink', 'dark.9'),
  'countdown-track': pair('gray.9', 'dark.4'),
  'countdown-low': pair('amber.4', 'amber.4'),
} satisfies Record<string, SchemePair>;

export type Role = keyof typeof roles;
