import { useInsertionEffect } from 'react';
import { type FrameParts, frameSizes } from './shell-sizes.ts';

/** Gives all styles, including those of overlays, the space that the parts around the page take. */
export function useFrame({ isWide, withTabs = false, withRide = false }: FrameParts): void {
  // Before the page measures itself. It stays when the frame goes, because only pages inside it use it.
  useInsertionEffect(() => {
    const { style } = document.documentElement;
    const sizes = Object.entries(frameSizes({ isWide, withTabs, withRide }));
    for (const [name, size] of sizes) style.setProperty(name, size);
  }, [isWide, withTabs, withRide]);
}

/** While a dialog keeps the page from scrolling, elements fixed at its edge leave the width of the scroll bar free. */
export const BESIDE_SCROLL_BAR = 'right-scroll-bar-position';
