import type { Role, Tokens, UserStatus } from '@ridewire/contracts';
import { signAccessToken } from './access-token.ts';
import { writeRefreshToken } from './refresh-token.ts';

/** A program's two tokens for a generation of its session. */
export async function makeTokens(
  serverKey: Uint8Array,
  session: { userId: string; sessionId: string; generation: number; role: Role; status: UserStatus },
): Promise<Tokens> {
  const { accessToken, expiresAt } = await signAccessToken(serverKey, session);
  return {
    accessToken,
    refreshToken: writeRefreshToken(serverKey, session),
    expiresAt: expiresAt.toISOString(),
    role: session.role,
    status: session.status,
  };
}
