import { SESSION_DAYS } from '../sessions/session-queries.ts';
import { REPEAT_SECONDS } from '../sessions/refresh-tokens.ts';

export interface ProgramSession {
  /** The generation of the newest refresh token given; 1 since the sign-in. */
  newest: number;
  /** How long ago that one was first given, in seconds. */
  renewedAgo: number;
  openedAgo: number;
}

/** The result of using a refresh token of some generation: the rule of refreshTokens' statement, written another way. */
export function judgeRefresh(
  presented: number,
  { newest, renewedAgo, openedAgo }: ProgramSession,
): 'next' | 'again' | 'end' | 'nothing' {
  if (presented > newest) return 'nothing';
  if (presented === newest) return 'next';
  if (presented < newest - 1) return 'end';
  if (renewedAgo < REPEAT_SECONDS) return 'again';
  return presented === 1 && openedAgo < SESSION_DAYS * 86_400 ? 'again' : 'end';
}
