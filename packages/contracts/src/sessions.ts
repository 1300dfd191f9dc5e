import { z } from 'zod';
import { mistake } from './mistakes.ts';
import type { Role, UserStatus } from './roles.ts';

/** One signed-in browser or program, as its owner sees it. */
export interface SessionView {
  id: string;
  /** The one that asks. */
  isCurrent: boolean;
  /** Browsers hold our cookie, programs a bearer token. */
  kind: 'browser' | 'program';
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: string;
  /** Exact to the hour: not every request is written down. */
  lastSeenAt: string;
}

/** sessions.list: always sent whole, as a new snapshot; there are no changes. */
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

/** What a program signs in with: the access token goes with each call, the refresh token brings the next two. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends; ISO 8601. */
  expiresAt: string;
  role: Role;
  status: UserStatus;
}
