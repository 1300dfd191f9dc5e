import type { CSSVariablesResolver } from '@mantine/core';
import { computeContrast } from './compute-contrast.ts';
import { ink, palette, resolveColor, white, type ColorRef, type PaletteName } from './palette.ts';
import { roles } from './roles.ts';
import { statusColors, toneColors } from './statuses.ts';

type Scheme = 'light' | 'dark';
type Variables = Record<string, string>;

/** A reference to a shade follows the palette's own variable, so that one edit moves both. */
function toCss(ref: ColorRef): string {
  if (ref === 'ink') return 'var(--mantine-color-black)';
  if (ref === 'white') return 'var(--mantine-color-white)';
  return ref.startsWith('#') ? ref : `var(--mantine-color-${ref.replace('.', '-')})`;
}

function roleVariables(scheme: Scheme): Variables {
  const variables: Variables = {};
  for (const [role, ref] of Object.entries(roles)) variables[`--rw-${role}`] = toCss(ref[scheme]);
  for (const [status, badge] of Object.entries(statusColors)) {
    variables[`--rw-status-${status}-bg`] = toCss(badge.bg[scheme]);
    variables[`--rw-status-${status}-text`] = toCss(badge.text[scheme]);
  }
  for (const [tone, badge] of Object.entries(toneColors)) {
    variables[`--rw-tone-${tone}-bg`] = toCss(badge.bg[scheme]);
    variables[`--rw-tone-${tone}-text`] = toCss(badge.text[scheme]);
  }
  return variables;
}

/** Fill shade of a color; red keeps its light fill in the dark, so that destroying always looks the same. */
export function filledShade(color: PaletteName, scheme: Scheme): 4 | 7 {
  return scheme === 'light' || color === 'red' ? 7 : 4;
}

/** Mantine's tints miss AA with these colors; .8 on .1 and .2 on .9 hold it. */
function colorVariables(color: PaletteName, scheme: Scheme): Variables {
  const shade = (index: number) => `var(--mantine-color-${color}-${index})`;
  const name = `--mantine-color-${color}`;
  const filled = filledShade(color, scheme);
  const fill = palette[color][filled];
  const light = scheme === 'light';
  return {
    [`${name}-text`]: shade(light ? 7 : 4),
    [`${name}-filled`]: shade(filled),
    [`${name}-filled-hover`]: shade(filled + 1),
    [`${name}-contrast`]: computeContrast(fill, white) >= 4.5 ? white : ink,
    [`${name}-light`]: shade(light ? 1 : 9),
    [`${name}-light-hover`]: shade(light ? 2 : 8),
    [`${name}-light-color`]: shade(light ? 8 : 2),
    [`${name}-outline`]: shade(light ? 7 : 4),
  };
}

function schemeVariables(scheme: Scheme): Variables {
  const role = (name: keyof typeof roles) => toCss(roles[name][scheme]);
  const variables: Variables = {
    ...roleVariables(scheme),
    '--mantine-primary-color-contrast': role('on-primary'),
    '--mantine-color-body': role('canvas'),
    '--mantine-color-text': role('text'),
    '--mantine-color-bright': role('text'),
    '--mantine-color-error': role('danger-text'),
    '--mantine-color-success': role('link'),
    '--mantine-color-placeholder': role('placeholder'),
    '--mantine-color-dimmed': role('text-dim'),
    '--mantine-color-anchor': role('link'),
    '--mantine-color-default': role('raised'),
    '--mantine-color-default-hover': role(scheme === 'light' ? 'sunken' : 'hairline'),
    '--mantine-color-default-color': role('text'),
    '--mantine-color-default-border': scheme === 'light' ? toCss('gray.4') : toCss('dark.4'),
    '--mantine-color-disabled': scheme === 'light' ? toCss('gray.2') : toCss('dark.6'),
    '--mantine-color-disabled-color': scheme === 'light' ? toCss('gray.6') : toCss('dark.3'),
    '--mantine-color-disabled-border': role('hairline'),
  };
  for (const color of Object.keys(palette) as PaletteName[])
    Object.assign(variables, colorVariables(color, scheme));
  return variables;
}

const light = schemeVariables('light');
const dark = schemeVariables('dark');

/** All `--rw-…` roles, and Mantine's own variables where its defaults miss AA or our surfaces. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light, dark });

/** Canvas per scheme as literals, for what paints before any script runs (`<html>`, `theme-color`). */
export const canvasColors = {
  light: resolveColor(roles.canvas.light),
  dark: resolveColor(roles.canvas.dark),
} as const;
