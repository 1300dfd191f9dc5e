import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import type { Addressee, Letter } from '../texts/letter.ts';
import type { MailJob } from '../mail/mail-job.ts';
import { paragraphsOf, writeLetter } from '../mail/write-letter.ts';

const { problemMessages, problems, users } = schema;

/** The mail with support's message; undefined once the problem is gone. */
export async function findProblemMail(
  { orm }: Db,
  { messageId }: Extract<MailJob, { kind: 'problem_answered' }>,
  to: Addressee,
): Promise<Letter | undefined> {
  const [said] = await orm
    .select({ text: problemMessages.text, rideId: problems.rideId, role: users.role })
    .from(problemMessages)
    .innerJoin(problems, eq(problems.id, problemMessages.problemId))
    .innerJoin(users, eq(users.id, problems.reporterId))
    .where(eq(problemMessages.id, messageId));
  if (!said) return undefined;
  const path = `/dashboard/${said.role}/history?ride=${said.rideId}`;
  return writeLetter('problem_answered', to, { answer: paragraphsOf(said.text), path });
}
