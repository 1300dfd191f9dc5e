import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import bengali from '@ridewire/ui/theme/fonts/noto-sans-bengali-400-700.woff2?url';
import type { StyleSpecification } from 'maplibre-gl';

export const MAP_FONT = 'Ridewire';

/**
 * The fonts of names on the map: those of the page, from the same files, each loaded when one of its letters occurs.
 * Other scripts use a font of the device.
 */
export const MAP_FONT_FACES: NonNullable<StyleSpecification['font-faces']> = {
  [MAP_FONT]: [
    { url: bengali, 'unicode-range': ['U+0951-0952', 'U+0964-0965', 'U+0980-09FE', 'U+200C-200D'] },
    {
      url: latin,
      'unicode-range': ['U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+2000-206F', 'U+20AC', 'U+2122'],
    },
  ],
};
