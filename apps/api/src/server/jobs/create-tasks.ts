import { DrizzleQueryError } from 'drizzle-orm';
import type { Task, TaskList } from 'graphile-worker';
import { TELL_END, tellEnd } from '../../announcements/tell-end.ts';
import { TELL_HEARERS, tellHearers, TellHearersJob } from '../../announcements/tell-hearers.ts';
import { FORGET_ADDRESSES, forgetAddresses, ForgetAddressesJob } from '../../auth/forget-addresses.ts';
import { MissedCodeJob, TELL_MISSED_CODE, tellMissedCode } from '../../auth/second-factor/missed-code.ts';
import type { Db } from '@ridewire/db';
import type { Log } from '../../core/log.ts';
import { reasonOf } from '../../core/reason-of.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { ChangeRide } from '../../rides/changes/change-ride.ts';
import { REMOVE_DOCUMENT, RemoveDocumentJob } from '../../documents/document-job.ts';
import { removeDocumentFile } from '../../documents/remove-document-file.ts';
import { FOLD_FIGURES, foldFigures } from '../../figures/fold-figures.ts';
import { REMOVE_AVATAR, RemoveAvatarJob } from '../../media/avatar-job.ts';
import { removeAvatarFiles } from '../../media/remove-avatar-files.ts';
import { SEND_MAIL } from '../../mail/mail-job.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { sendMail } from './send-mail.ts';
import { clearRides } from '../../rides/desk/clear-rides.ts';
import { CLEAR_RIDES, ClearRidesJob } from '../../users/clear-rides-job.ts';
import { cleanUp } from './clean-up.ts';
import { unlockJobs } from './unlock-jobs.ts';

interface Deps {
  db: Db;
  log: Log;
  changeRide: ChangeRide;
  media: MediaStore;
  publicUrl: string;
  timeZone: string;
}

/** No mail takes longer, in milliseconds: a server that answers a byte a minute would hold a place forever. */
const SEND_TIMEOUT_MS = 60_000;

/** The tasks of this process, with or without mails. A task not named here waits for a process that names it. */
export const createTasks = (deps: Pick<Deps, 'db' | 'log' | 'changeRide' | 'media'>): TaskList =>
  withPlainErrors({
    clean_up: () => cleanUp(deps),
    unlock_jobs: () => unlockJobs(deps.db),
    [FOLD_FIGURES]: () => foldFigures(deps.db),
    [FORGET_ADDRESSES]: (payload) => forgetAddresses(deps.db, ForgetAddressesJob.parse(payload).userId),
    [REMOVE_AVATAR]: (payload) => removeAvatarFiles(deps, RemoveAvatarJob.parse(payload).avatarId),
    [REMOVE_DOCUMENT]: (payload) => removeDocumentFile(deps, RemoveDocumentJob.parse(payload)),
    [TELL_HEARERS]: (payload, { abortSignal }) =>
      tellHearers(deps.db, TellHearersJob.parse(payload).announcementId, abortSignal),
    [TELL_END]: (payload, { abortSignal }) =>
      tellEnd(deps.db, TellHearersJob.parse(payload).announcementId, abortSignal),
    [TELL_MISSED_CODE]: (payload) => tellMissedCode(deps.db, MissedCodeJob.parse(payload)),
    [CLEAR_RIDES]: (payload) => clearRides(deps, ClearRidesJob.parse(payload)),
  });

/** Mails have their own places: a mail server that hangs delays nothing else. */
export const createMailTasks = (
  deps: Pick<Deps, 'db' | 'log' | 'publicUrl' | 'timeZone'>,
  transport: MailTransport,
): TaskList =>
  withPlainErrors({
    [SEND_MAIL]: (payload, { job, abortSignal }) =>
      sendMail(deps, transport, payload, {
        queuedAt: job.created_at,
        signal: AbortSignal.any([abortSignal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
      }),
  });

/** The queue keeps a task's error, and a query's error lists its values. */
function withPlainErrors(tasks: Record<string, Task>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      async (payload, helpers) => {
        try {
          await task(payload, helpers);
        } catch (error) {
          throw error instanceof DrizzleQueryError ? new Error(reasonOf(error)) : error;
        }
      },
    ]),
  );
}
