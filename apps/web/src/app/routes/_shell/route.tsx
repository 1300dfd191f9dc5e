import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../kit/live/queries.ts';
import { requireMe } from '../../../features/session/guards.ts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { Shell } from '../../shell/Shell.tsx';

const ShellPending = lazyExtra(async () => (await import('../../shell/ShellPending.tsx')).ShellPending);

export const Route = createFileRoute('/_shell')({
  beforeLoad: async (guarded) => {
    // Both at once. The settings contain the city's time zone; without it a page would show times that jump later.
    const [found] = await Promise.all([requireMe(guarded), queries.system.config.ensureData()]);
    return found;
  },
  component: Shell,
  // Like the shell itself, not part of the pages before signing in.
  pendingComponent: () => <ShellPending />,
});
