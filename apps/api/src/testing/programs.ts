import type { Tokens } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Services } from '../server/router/services.ts';
import { makeTokens } from '../sessions/make-tokens.ts';
import { FIRST_GENERATION, openProgramSession } from '../sessions/open-session.ts';

export interface TestProgram extends Tokens {
  sessionId: string;
}

/** A program's session of an existing person, with its tokens. */
export async function makeProgram(
  core: Pick<Services, 'db' | 'tokenKeys'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<TestProgram> {
  const opened = await openProgramSession(core.db, userId, { userAgent: 'a program', ipAddress: null });
  const tokens = await makeTokens(core.tokenKeys, { ...opened, userId, generation: FIRST_GENERATION });
  return { ...tokens, sessionId: opened.sessionId };
}
