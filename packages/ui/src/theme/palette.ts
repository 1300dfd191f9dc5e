type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** Ink: text on light grounds, the dark canvas, the mark's ground. */
export const ink = '#0C1619';
export const white = '#FFFFFF';

/** Ten shades per color, lightest first, as Mantine expects. `wire` is primary, `spark` is for live things only. */
export const palette = {
  wire: [
    '#EAFBF9',
    '#D4F5F1',
    '#ABEBE4',
    '#7FDCD4',
    '#4DC9C0',
    '#1EB2A8',
    '#01958D',
    '#077771',
    '#005D57',
    '#02413D',
  ],
  spark: [
    '#F7FEE0',
    '#EEFCBB',
    '#E4FA89',
    '#DCF659',
    '#D1ED16',
    '#B4CC01',
    '#90A406',
    '#6E7E01',
    '#535F00',
    '#3C4500',
  ],
  sky: [
    '#EFF8FF',
    '#DBF0FF',
    '#BBE2FD',
    '#94D2FA',
    '#65BDF3',
    '#34A6E5',
    '#018BC8',
    '#046FA0',
    '#01567D',
    '#003D5A',
  ],
  violet: [
    '#F7F6FE',
    '#EDEAFF',
    '#DDD6FF',
    '#CBBFFE',
    '#B6A2FE',
    '#A183FA',
    '#8A61EC',
    '#7144CD',
    '#5831A4',
    '#3E2276',
  ],
  amber: [
    '#FFF5EA',
    '#FFE9D0',
    '#FED4A1',
    '#FBBB67',
    '#EDA12E',
    '#D38A00',
    '#B07302',
    '#8D5B04',
    '#6E4602',
    '#4F3100',
  ],
  red: [
    '#FEF4F3',
    '#FEE7E4',
    '#FFCFCB',
    '#FEB2AC',
    '#FF8D87',
    '#F96360',
    '#E23940',
    '#BA242D',
    '#921921',
    '#681116',
  ],
  gray: [
    '#F8FBFB',
    '#F1F5F6',
    '#E5EBEC',
    '#D5DEE0',
    '#BBC6C9',
    '#98A6A9',
    '#707F82',
    '#515F63',
    '#354144',
    '#1E2729',
  ],
  dark: [
    '#E9EEF0',
    '#CAD3D5',
    '#A3AFB2',
    '#768387',
    '#3D4A4E',
    '#2B393E',
    '#1D2A2E',
    '#121E22',
    '#0C1619',
    '#060E10',
  ],
} satisfies Record<string, Shades>;

export type PaletteName = keyof typeof palette;

type ShadeIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A color as the design tables write it: a shade (`gray.8`), `ink`, `white`, or a literal. */
export type ColorRef = `${PaletteName}.${ShadeIndex}` | 'ink' | 'white' | `#${string}`;

/** The literal `#RRGGBB` behind a reference. */
export function resolveColor(ref: ColorRef): string {
  if (ref === 'ink') return ink;
  if (ref === 'white') return white;
  if (ref.startsWith('#')) return ref;
  const [name, shade] = ref.split('.') as [PaletteName, string];
  return palette[name][Number(shade) as ShadeIndex];
}
