import { lazyExtra } from '../../kit/page/lazy-extra.tsx';

const load = async () => (await import('./Sidebar.tsx')).Sidebar;

// Beside the question who is signed in, whose answer it waits for anyway. On a phone it comes with what opens it.
if (matchMedia('(min-width: 48em)').matches) load().catch(() => {});

/** A wide screen's sidebar, in the room that is kept for it. */
export const LaterSidebar = lazyExtra(load);
