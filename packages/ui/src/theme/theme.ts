import { createTheme } from '@mantine/core';
import { components } from './components.ts';
import { ink, palette, white, type PaletteName } from './palette.ts';
import { resolveVariantColors } from './resolve-variant-colors.ts';

/** The values of `color`, `c` and `bg`: our own colors and roles. Mantine's blue and others are not part of the look. */
type ColorName =
  | PaletteName
  | `${PaletteName}.${number}`
  | `var(--${string})`
  | 'white'
  | 'black'
  | 'bright'
  | 'dimmed'
  | 'inherit'
  | 'transparent'
  | 'currentColor';

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<ColorName, (typeof palette)[PaletteName]>;
  }
}

const bangla = "'Noto Sans Bengali Variable'";
const system = 'system-ui, sans-serif';
const uiFont = `'Onest Variable', 'Onest Fallback', ${bangla}, ${system}`;

/** The display face: wordmark, landing headlines, the one big figure of a screen. */
export const displayFont = `'Bricolage Grotesque Variable', 'Bricolage Fallback', ${bangla}, ${system}`;

const lineHeight = (linePx: number, fontPx: number) => String(Math.round((linePx / fontPx) * 10000) / 10000);
const rem = (px: number) => `${px / 16}rem`;

export const theme = createTheme({
  colors: palette,
  primaryColor: 'wire',
  primaryShade: { light: 7, dark: 4 },
  white,
  black: ink,
  autoContrast: true,
  luminanceThreshold: 0.2,
  variantColorResolver: resolveVariantColors,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(20) },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  shadows: {
    xs: 'var(--rw-shadow-1)',
    sm: 'var(--rw-shadow-1)',
    md: 'var(--rw-shadow-2)',
    lg: 'var(--rw-shadow-2)',
    xl: 'var(--rw-shadow-2)',
  },
  fontFamily: uiFont,
  fontFamilyMonospace:
    "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'Noto Sans Bengali Variable', monospace",
  fontWeights: { regular: '400', medium: '500', bold: '650' },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(22) },
  lineHeights: {
    xs: lineHeight(16, 12),
    sm: lineHeight(20, 14),
    md: lineHeight(24, 16),
    lg: lineHeight(26, 18),
    xl: lineHeight(28, 22),
  },
  headings: {
    fontFamily: uiFont,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--rw-h1-size)', lineHeight: 'var(--rw-h1-line)' },
      h2: { fontSize: rem(24), lineHeight: lineHeight(30, 24) },
      h3: { fontSize: rem(20), lineHeight: lineHeight(26, 20) },
      h4: { fontSize: rem(17), lineHeight: lineHeight(24, 17), fontWeight: '600' },
      h5: { fontSize: rem(15), lineHeight: lineHeight(22, 15), fontWeight: '600' },
      h6: { fontSize: rem(13), lineHeight: lineHeight(18, 13), fontWeight: '600' },
    },
  },
  components,
});
