import { useInsertionEffect } from 'react';
import { type FrameParts, frameSizes } from './shell-sizes.ts';

/** Tells all styles, also those of what lies over the page, what the parts around it take of the window. */
export function useFrame({ isWide, withTabs = false, withRide = false }: FrameParts): void {
  // Before anything in the page measures itself. It stays when the frame goes: only pages in it go by it.
  useInsertionEffect(() => {
    const { style } = document.documentElement;
    const sizes = Object.entries(frameSizes({ isWide, withTabs, withRide }));
    for (const [name, size] of sizes) style.setProperty(name, size);
  }, [isWide, withTabs, withRide]);
}

/** While a dialog keeps the page from scrolling, what is fixed at its edge leaves the room that the scroll bar had. */
export const BESIDE_SCROLL_BAR = 'right-scroll-bar-position';
