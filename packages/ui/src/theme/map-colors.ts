import { resolveColor, type ColorRef } from './palette.ts';
import type { SchemePair } from './roles.ts';

/** The colors of the map's ground and what is drawn on it, per scheme. */
export const mapColorRefs = {
  land: { light: '#EDF2F2', dark: '#101B1F' },
  water: { light: '#C9DFE8', dark: '#0A2733' },
  park: { light: '#D6EADB', dark: '#12271F' },
  building: { light: '#E0E7E8', dark: '#18262B' },
  rail: { light: '#B4C1C4', dark: '#3A494E' },
  road: { light: 'white', dark: '#26363C' },
  roadCasing: { light: '#D0DADC', dark: '#0B1316' },
  mainRoad: { light: '#FFF6DF', dark: '#3A4A4F' },
  mainRoadCasing: { light: '#D3CBB4', dark: '#0B1316' },
  roadFar: { light: '#B9C6CA', dark: '#35474E' },
  mainRoadFar: { light: '#DFC585', dark: '#4A5B60' },
  tunnel: { light: '#F4F7F7', dark: '#1B292E' },
  grid: { light: '#DCE5E6', dark: '#1C2A2F' },
  placeName: { light: 'gray.8', dark: 'dark.1' },
  streetName: { light: 'gray.7', dark: 'dark.2' },
  waterName: { light: '#2F6176', dark: '#7FB0C6' },
  parkName: { light: '#3B6547', dark: '#86B395' },
  sign: { light: '#6C7D84', dark: '#8CA0A7' },
  signName: { light: '#4A5A61', dark: '#A3B4BA' },
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
  asked: { light: 'violet.6', dark: 'violet.4' },
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
