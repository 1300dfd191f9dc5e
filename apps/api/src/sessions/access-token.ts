import { jwtVerify, SignJWT } from 'jose';
import type { TokenKeys } from '../core/token-keys.ts';

/** How long an access token is valid, in seconds: clients of the REST API never renew theirs, and sign in again. */
export const ACCESS_TOKEN_SECONDS = 2 * 60 * 60;
const ALGORITHM = 'HS256';
const ISSUER = 'ridewire';
const AUDIENCE = 'ridewire-api';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The user and session an access token names. Only the session's row tells whether it is still valid. */
export interface AccessToken {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

export async function signAccessToken(
  tokenKeys: TokenKeys,
  { userId, sessionId }: { userId: string; sessionId: string },
  now = new Date(),
): Promise<{ accessToken: string; expiresAt: Date }> {
  const { id, key } = tokenKeys.signing;
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const expires = issuedAt + ACCESS_TOKEN_SECONDS;
  const accessToken = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: id })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(key);
  return { accessToken, expiresAt: new Date(expires * 1_000) };
}

/** @returns undefined for tokens we did not sign for this purpose, and for expired ones */
export async function readAccessToken(
  tokenKeys: TokenKeys,
  token: string,
  now = new Date(),
): Promise<AccessToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => findKey(tokenKeys, kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: now,
    });
    const { sub, sid, exp } = payload;
    if (!isUuid(sub) || !isUuid(sid)) return undefined;
    return { userId: sub, sessionId: sid, expiresAt: new Date(Number(exp) * 1_000) };
  } catch {
    return undefined;
  }
}

/** The same for expired tokens too. */
export const readAccessTokenOfAnyAge = (
  tokenKeys: TokenKeys,
  token: string,
): Promise<AccessToken | undefined> => readAccessToken(tokenKeys, token, new Date(0));

/** @throws Error for a key that never was, or has ended */
function findKey(tokenKeys: TokenKeys, id: string | undefined): Uint8Array {
  const found = tokenKeys.find(id);
  if (!found) throw new Error('No such key.');
  return found.key;
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
