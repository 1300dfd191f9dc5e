export const BAR_PX = 56;
export const SIDEBAR_WIDTH = { whole: '16rem', icons: '3rem', drawer: '18rem' };

/** The sidebar of a wide screen, whole or icons only; below 768 px it is a drawer. */
export const navbarOf = (isWide: boolean) => ({
  width: isWide ? SIDEBAR_WIDTH.whole : SIDEBAR_WIDTH.icons,
  breakpoint: 'sm' as const,
  collapsed: { mobile: true },
});
