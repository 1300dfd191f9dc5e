import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { useOnBreak } from './use-on-break.ts';

const BreakNotice = lazyExtra<{ isDriving?: boolean }>(
  async () => (await import('./BreakNotice.tsx')).BreakNotice,
);

/** Only for drivers on a break. */
export const LaterBreakNotice = ({ isDriving = false }: { isDriving?: boolean }) =>
  useOnBreak() && <BreakNotice isDriving={isDriving} />;
