import { randomBytes } from 'node:crypto';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';

const { passkeyChallenges } = schema;

const CHALLENGE_BYTES = 32;
export const CHALLENGE_MINUTES = 5;

/** How long browsers wait for the person, in milliseconds. */
export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;

/**
 * Makes something for a device to sign.
 * @param userId whose passkey is to be added; null for a sign-in
 */
export async function makeChallenge({ orm }: Db, userId: string | null): Promise<Buffer> {
  const challenge = randomBytes(CHALLENGE_BYTES);
  await orm.insert(passkeyChallenges).values({
    challenge,
    userId,
    expiresAt: sql`now() + ${CHALLENGE_MINUTES} * interval '1 minute'`,
  });
  return challenge;
}

/**
 * Uses a challenge up: of several that come with one, the first gets it.
 * @param challenge base64url
 * @param userId as it was made
 * @returns whether it was still good
 */
export async function useUpChallenge(
  { orm }: Db,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const [used] = await orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, Buffer.from(challenge, 'base64url')),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning({ isGood: sql<boolean>`${passkeyChallenges.expiresAt} > now()` });
  return used?.isGood ?? false;
}

/** Removes the challenges that nobody used. */
export const forgetChallenges = ({ orm }: Db) =>
  orm.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
