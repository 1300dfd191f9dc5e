import type { AskDialogProps } from './AskDialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

/** For pages that load before anything is asked. */
export const LaterAskDialog = lazyDialog<AskDialogProps>(
  async () => (await import('./AskDialog.tsx')).AskDialog,
);
