export const BAR_PX = 56;
export const SIDEBAR_WIDTH = { whole: '16rem', icons: '3rem', drawer: '18rem' };

/** The sidebar of a wide screen, whole or icons only; below 768 px it is a drawer. */
export const navbarOf = (isWide: boolean) => ({
  width: isWide ? SIDEBAR_WIDTH.whole : SIDEBAR_WIDTH.icons,
  breakpoint: 'sm' as const,
  collapsed: { mobile: true },
});

/** What stands at the foot of a page: a phone's tabs, and above them a rider's ride under way. */
export const footerOf = ({ withTabs, withRide }: { withTabs: boolean; withRide: boolean }) => ({
  height: `calc(${BAR_PX * (Number(withTabs) + Number(withRide))}px + env(safe-area-inset-bottom))`,
  collapsed: !withTabs && !withRide,
});
