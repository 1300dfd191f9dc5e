import type { TaskList } from 'graphile-worker';
import { FORGET_ADDRESSES, forgetAddresses, ForgetAddressesJob } from '../auth/forget-addresses.ts';
import type { Core } from '../core/core.ts';
import { REMOVE_DOCUMENT, RemoveDocumentJob } from '../documents/document-job.ts';
import { removeDocumentFile } from '../documents/remove-document-file.ts';
import { FOLD_FIGURES, foldFigures } from '../figures/fold-figures.ts';
import { REMOVE_AVATAR, RemoveAvatarJob } from '../media/avatar-job.ts';
import { removeAvatarFiles } from '../media/remove-avatar-files.ts';
import { SEND_MAIL } from '../mail/mail-job.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { sendMail } from '../mail/send-mail.ts';
import { clearRides, CLEAR_RIDES, ClearRidesJob } from '../rides/clear-rides.ts';
import { cleanUp } from './clean-up.ts';
import { unlockJobs } from './unlock-jobs.ts';

/** No mail takes longer, in milliseconds: a server that answers a byte a minute would hold a place for ever. */
const SEND_TIMEOUT_MS = 60_000;

/** All but mails that this process does from the queue. What isn't named here waits for a process that names it. */
export const createTasks = (core: Core): TaskList => ({
  clean_up: () => cleanUp(core),
  unlock_jobs: () => unlockJobs(core.db),
  [FOLD_FIGURES]: () => foldFigures(core.db),
  [FORGET_ADDRESSES]: (payload) => forgetAddresses(core.db, ForgetAddressesJob.parse(payload).userId),
  [REMOVE_AVATAR]: (payload) => removeAvatarFiles(core, RemoveAvatarJob.parse(payload).avatarId),
  [REMOVE_DOCUMENT]: (payload) => removeDocumentFile(core, RemoveDocumentJob.parse(payload)),
  [CLEAR_RIDES]: (payload) => clearRides(core, ClearRidesJob.parse(payload)),
});

/** Mails have places of their own: a mail server that hangs holds up nothing else. */
export const createMailTasks = (core: Core, transport: MailTransport): TaskList => ({
  [SEND_MAIL]: (payload, { job, abortSignal }) =>
    sendMail(core, transport, payload, {
      queuedAt: job.created_at,
      signal: AbortSignal.any([abortSignal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
    }),
});
