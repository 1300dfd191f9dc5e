import { describe, expect, test } from 'vitest';
import { computeContrast } from './compute-contrast.ts';
import { mapColorRefs } from './map-colors.ts';
import { palette, resolveColor, type ColorRef, type PaletteName } from './palette.ts';
import { roles, type Role, type SchemePair } from './roles.ts';
import { statusColors, toneColors } from './statuses.ts';
import { cssVariablesResolver, filledShade } from './variables.ts';

const schemes = ['light', 'dark'] as const;
const contrast = (front: ColorRef, back: ColorRef) =>
  computeContrast(resolveColor(front), resolveColor(back));

/** Every text role on every ground it may appear on. */
const textPairs: [Role, Role[]][] = [
  ['text', ['canvas', 'surface', 'raised', 'sunken', 'row-selected', 'row-stuck']],
  ['text-2', ['canvas', 'surface', 'raised', 'sunken']],
  ['text-dim', ['canvas', 'surface', 'raised', 'sunken', 'row-selected', 'row-stuck']],
  ['placeholder', ['canvas', 'surface', 'raised']],
  ['link', ['canvas', 'surface', 'raised']],
  ['danger-text', ['canvas', 'surface', 'raised']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['warning-text', ['warning-bg']],
  ['tooltip-text', ['tooltip-bg']],
];

/** Things that are not text but must be visible. */
const graphicPairs: [Role, Role[]][] = [
  ['input-border', ['surface', 'raised', 'sunken']],
  ['focus', ['canvas', 'surface', 'raised']],
  ['chart-1', ['surface']],
  ['chart-2', ['surface']],
  ['chart-3', ['surface']],
  ['chart-4', ['surface']],
  ['wire-done', ['canvas', 'surface', 'raised']],
  ['wire-cut', ['canvas', 'surface', 'raised']],
  ['wire-down', ['canvas', 'surface']],
  ['rail-stuck', ['surface']],
  ['spark', ['countdown-track']],
  ['countdown-low', ['countdown-track']],
];

const pairsOf = (table: [Role, Role[]][]) =>
  table.flatMap(([front, backs]) =>
    backs.flatMap((back) => schemes.map((scheme) => ({ front, back, scheme }))),
  );

test('ratios agree with the figures of WCAG', () => {
  expect(computeContrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(computeContrast('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(computeContrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(pairsOf(textPairs))('$front on $back can be read ($scheme)', ({ front, back, scheme }) => {
  expect(contrast(roles[front][scheme], roles[back][scheme])).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(graphicPairs))('$front on $back can be seen ($scheme)', ({ front, back, scheme }) => {
  expect(contrast(roles[front][scheme], roles[back][scheme])).toBeGreaterThanOrEqual(3);
});

describe.each(schemes)('badges, %s', (scheme) => {
  test.each(Object.entries<{ bg: SchemePair; text: SchemePair }>({ ...statusColors, ...toneColors }))(
    '%s can be read',
    (_name, { bg, text }) => {
      expect(contrast(text[scheme], bg[scheme])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('the statuses have the ratios of the design table', () => {
  const ratio = (status: keyof typeof statusColors, scheme: 'light' | 'dark') =>
    Number(contrast(statusColors[status].text[scheme], statusColors[status].bg[scheme]).toFixed(2));
  expect(schemes.map((scheme) => ratio('requested', scheme))).toEqual([8.75, 10.21]);
  expect(schemes.map((scheme) => ratio('accepted', scheme))).toEqual([6.82, 8.49]);
  expect(schemes.map((scheme) => ratio('picked_up', scheme))).toEqual([7.45, 8.93]);
  expect(schemes.map((scheme) => ratio('in_transit', scheme))).toEqual([8.5, 13.84]);
  expect(schemes.map((scheme) => ratio('completed', scheme))).toEqual([5.4, 9.11]);
  expect(schemes.map((scheme) => ratio('canceled', scheme))).toEqual([6.22, 8.22]);
});

describe.each(schemes)('what Mantine draws with our colors, %s', (scheme) => {
  const variables = cssVariablesResolver({} as never)[scheme];
  const colors = Object.keys(palette) as PaletteName[];
  test.each(colors.filter((color) => color !== 'spark'))(
    '%s: filled, tinted and plain can be read',
    (color) => {
      const shade = (index: number) => palette[color][index] as string;
      const light = scheme === 'light';
      expect(
        computeContrast(
          variables[`--mantine-color-${color}-contrast`] as string,
          shade(filledShade(color, scheme)),
        ),
      ).toBeGreaterThanOrEqual(4.5);
      if (color === 'dark' || color === 'gray') return;
      expect(computeContrast(shade(light ? 8 : 2), shade(light ? 1 : 9))).toBeGreaterThanOrEqual(4.5);
      expect(
        computeContrast(shade(light ? 7 : 4), resolveColor(roles.surface[scheme])),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe.each(schemes)('on the map, %s', (scheme) => {
  test.each([
    'route',
    'pickupLeg',
    'carIdle',
    'waiting',
    'carAccepted',
    'carPickedUp',
    'carInTransit',
    'placeName',
  ] as const)('%s can be seen on all of the ground', (name) => {
    const grounds = [
      'land',
      'water',
      'park',
      'building',
      'road',
      'mainRoad',
      'roadFar',
      'mainRoadFar',
      'tunnel',
    ] as const;
    const ratios = grounds.map((ground) =>
      contrast(mapColorRefs[name][scheme], mapColorRefs[ground][scheme]),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['placeName', 'land'],
    ['streetName', 'land'],
    ['streetName', 'road'],
    ['waterName', 'water'],
    ['parkName', 'park'],
  ] as const)('%s can be read on %s', (name, ground) =>
    expect(contrast(mapColorRefs[name][scheme], mapColorRefs[ground][scheme])).toBeGreaterThanOrEqual(4.5),
  );
});

test('a flash leaves text readable at its brightest', () => {
  const blend = (share: number, back: string) => {
    const mix = [1, 3, 5].map((at) => {
      const [over, under] = ['#D1ED16', back].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(over * share + under * (1 - share))
        .toString(16)
        .padStart(2, '0');
    });
    return `#${mix.join('')}`;
  };
  for (const [scheme, share] of [
    ['light', 0.45],
    ['dark', 0.14],
  ] as const) {
    for (const ground of ['surface', 'canvas', 'raised'] as const) {
      for (const text of ['text', 'text-2', 'text-dim'] as const) {
        const flashed = blend(share, resolveColor(roles[ground][scheme]));
        expect(
          computeContrast(resolveColor(roles[text][scheme]), flashed),
          `${text} on ${ground}, ${scheme}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
