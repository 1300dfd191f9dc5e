import type { Role, Tokens, UserStatus } from '@ridewire/contracts';
import { signAccessToken } from './access-token.ts';
import { writeRefreshToken } from './refresh-token.ts';
import type { TokenKeys } from '../core/token-keys.ts';

/** A program's two tokens for a generation of its session. */
export async function makeTokens(
  tokenKeys: TokenKeys,
  session: { userId: string; sessionId: string; generation: number; role: Role; status: UserStatus },
): Promise<Tokens> {
  const { accessToken, expiresAt } = await signAccessToken(tokenKeys, session);
  return {
    accessToken,
    refreshToken: writeRefreshToken(tokenKeys, session),
    expiresAt: expiresAt.toISOString(),
    role: session.role,
    status: session.status,
  };
}
