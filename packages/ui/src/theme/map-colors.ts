import { resolveColor, type ColorRef } from './palette.ts';
import type { SchemePair } from './roles.ts';

/** The map's ground and what lies on it, per scheme. */
export const mapColorRefs = {
  land: { light: '#EDF2F2', dark: '#101B1F' },
  water: { light: '#C9DFE8', dark: '#0A2733' },
  grid: { light: '#DCE5E6', dark: '#1C2A2F' },
  placeName: { light: 'gray.8', dark: 'dark.1' },
  route: { light: 'wire.7', dark: 'wire.4' },
  routeCasing: { light: 'white', dark: 'dark.9' },
  pickupLeg: { light: 'sky.7', dark: 'sky.4' },
  waiting: { light: 'ink', dark: 'dark.0' },
  carIdle: { light: 'gray.7', dark: 'dark.2' },
  carAccepted: { light: 'sky.7', dark: 'sky.4' },
  carPickedUp: { light: 'violet.7', dark: 'violet.4' },
  carInTransit: { light: 'wire.7', dark: 'spark.4' },
  carCasing: { light: 'white', dark: 'dark.9' },
  pin: { light: 'ink', dark: 'ink' },
  pinDot: { light: 'white', dark: 'white' },
  stuck: { light: 'amber.6', dark: 'amber.4' },
  pulse: { light: 'spark.4', dark: 'spark.4' },
  pulseCasing: { light: 'ink', dark: 'ink' },
} satisfies Record<string, SchemePair>;

type MapColors = Record<keyof typeof mapColorRefs, string>;

function resolveScheme(scheme: 'light' | 'dark'): MapColors {
  const entries = Object.entries<Record<'light' | 'dark', ColorRef>>(mapColorRefs);
  return Object.fromEntries(entries.map(([name, ref]) => [name, resolveColor(ref[scheme])])) as MapColors;
}

/** Literal colors for a map style, which cannot read CSS variables. */
export const mapColors: Record<'light' | 'dark', MapColors> = {
  light: resolveScheme('light'),
  dark: resolveScheme('dark'),
};
