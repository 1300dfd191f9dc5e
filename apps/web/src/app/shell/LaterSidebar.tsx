import { lazyExtra } from '../../kit/page/lazy-extra.tsx';

const load = async () => (await import('./Sidebar.tsx')).Sidebar;

// Loads while we ask who is signed in, since it waits for that answer anyway. On a phone it loads with its button.
if (matchMedia('(min-width: 48em)').matches) load().catch(() => {});

/** A wide screen's sidebar, in its reserved room. */
export const LaterSidebar = lazyExtra(load);
