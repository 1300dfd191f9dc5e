import { makeCode } from '../auth/make-code.ts';
import type { Core } from '../core/core.ts';
import type { Addressee, Letter } from './letter.ts';
import { writeCodeLetter } from './letters/write-code-letter.ts';
import { writeDriverLetter } from './letters/write-driver-letter.ts';
import { writePasswordResetLetter } from './letters/write-password-reset-letter.ts';
import type { AccountMailJob } from './mail-job.ts';

/** The person a mail is for, as they are when it is sent. */
export interface Recipient extends Addressee {
  /** Null for who is no driver. */
  driver: { approved: boolean; suspended: boolean; suspendReason: string | null } | null;
}

/**
 * Writes what a job asks for.
 * @param queuedAt when what the mail tells of happened
 * @returns undefined when there is nothing to say any more: the code isn't wanted, or the driver's standing changed again
 */
export async function writeLetter(
  core: Pick<Core, 'db' | 'timeZone'>,
  job: AccountMailJob,
  to: Recipient,
  queuedAt: Date,
): Promise<Letter | undefined> {
  switch (job.kind) {
    case 'code': {
      const code = await makeCode(core.db, job.userId, job.purpose);
      return code === undefined ? undefined : writeCodeLetter(to, job.purpose, code);
    }
    case 'password_reset':
      return writePasswordResetLetter(to, queuedAt, core.timeZone);
    case 'driver_approved':
      return to.driver?.approved && !to.driver.suspended ? writeDriverLetter(to, 'approved') : undefined;
    case 'driver_suspended':
      return to.driver?.suspended ? writeDriverLetter(to, 'suspended', to.driver.suspendReason) : undefined;
    case 'driver_reactivated':
      return to.driver && !to.driver.suspended ? writeDriverLetter(to, 'reactivated') : undefined;
  }
}
