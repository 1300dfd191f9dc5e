/**
 * The top bar and the strips under it, which push the page down. In px whatever size letters are read in: Mantine would make a
 * bare number grow with them, and the bar doesn't.
 */
export const BAR_HEIGHT = 'calc(56px + var(--rw-link-px, 0px) + var(--rw-sound-px, 0px))';
export const SIDEBAR_WIDTH = { whole: '16rem', icons: '3rem', drawer: '18rem' };

/** The sidebar of a wide screen, whole or icons only; below 768 px it is a drawer. */
export const navbarOf = (isWide: boolean) => ({
  width: isWide ? SIDEBAR_WIDTH.whole : SIDEBAR_WIDTH.icons,
  breakpoint: 'sm' as const,
  collapsed: { mobile: true },
});

/** 56 px each, more for who reads larger letters. */
const TABS_HEIGHT = '28px + 1.75rem';
const RIDE_HEIGHT = '12px + 2.75rem';

/** What stands at the foot of a page: a phone's tabs, and above them a rider's ride under way. */
export const footerOf = ({ withTabs, withRide }: { withTabs: boolean; withRide: boolean }) => ({
  height: `calc(${withTabs ? TABS_HEIGHT : '0px'} + ${withRide ? RIDE_HEIGHT : '0px'} + env(safe-area-inset-bottom))`,
  collapsed: !withTabs && !withRide,
});
