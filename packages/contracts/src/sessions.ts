import { z } from 'zod';
import { mistake } from './mistakes.ts';
import type { Role, UserStatus } from './roles.ts';

/** One signed-in browser or program, as its owner sees it. */
export interface SessionView {
  id: string;
  /** The session that makes this call. */
  isCurrent: boolean;
  /** Browsers use our cookie, programs a bearer token. */
  kind: 'browser' | 'program';
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: string;
  /** Exact to the hour, since not every request is saved. */
  lastSeenAt: string;
}

/** sessions.list is always sent whole, as a new snapshot; there are no changes. */
export type SessionsChange = null;
export interface SessionsSnapshot {
  sessions: SessionView[];
}

export const EndSessionInput = z.object({ sessionId: z.uuid(mistake('sessionId')) });
export type EndSessionInput = z.infer<typeof EndSessionInput>;

export const RefreshTokensInput = z.object({
  refreshToken: z.string(mistake('refreshTokenMissing')).max(500),
});
export type RefreshTokensInput = z.infer<typeof RefreshTokensInput>;

/** What a program signs in with. The access token goes with each call; the refresh token gets the next pair. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token expires; ISO 8601. */
  expiresAt: string;
  role: Role;
  status: UserStatus;
}
