import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { palette } from './palette.ts';

/**
 * Text on a filled control follows the scheme. Mantine picks it once, from the light shade, and would
 * put white on the light fills of the dark scheme. A red button gets an edge that shows in the dark.
 */
export const resolveVariantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const { color, variant } = input;
  if (variant !== 'filled' || !color || !(color in palette)) return colors;
  const edge = color === 'red' ? 'var(--rw-danger-border)' : 'transparent';
  return { ...colors, color: `var(--mantine-color-${color}-contrast)`, border: `1px solid ${edge}` };
};
