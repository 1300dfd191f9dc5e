/**
 * The top bar. In px, because rem would grow with the reader's font size and the bar does not. The banner of a lost link
 * and the strip about sounds cover the page.
 */
const BAR_HEIGHT = '56px';
export const SIDEBAR_WIDTH = { whole: '16rem', icons: '3rem', drawer: '18rem' };

/** 56 px each, more with a larger font size. */
const TABS_HEIGHT = '28px + 1.75rem';
const RIDE_HEIGHT = '12px + 2.75rem';

export interface FrameParts {
  /** The sidebar of a wide screen, expanded or icons only; below 768 px it is a drawer. */
  isWide: boolean;
  /** At the bottom of a page: a phone's tabs, and above them a rider's active ride. */
  withTabs?: boolean;
  withRide?: boolean;
}

/** The space that the parts around a page take, for styles to use. */
export function frameSizes({ isWide, withTabs = false, withRide = false }: FrameParts) {
  const foot = `calc(${withTabs ? TABS_HEIGHT : '0px'} + ${withRide ? RIDE_HEIGHT : '0px'} + env(safe-area-inset-bottom))`;
  return {
    '--rw-frame-top': BAR_HEIGHT,
    '--rw-sidebar-width': isWide ? SIDEBAR_WIDTH.whole : SIDEBAR_WIDTH.icons,
    '--rw-frame-bottom': withTabs || withRide ? foot : '0px',
  };
}
