import { cose } from '@simplewebauthn/server/helpers';

const { EdDSA, ES256, RS256 } = cose.COSEALG;
/** How passkeys may sign. Every device knows one of them, and so does every Node we run on. */
export const ALGORITHMS: number[] = [EdDSA, ES256, RS256];

/** The site a passkey belongs to: browsers offer it nowhere else. */
export interface RelyingParty {
  /** Its host. */
  id: string;
  /** Whether a page of this origin is ours. */
  isOurs(origin: string): boolean;
}

/**
 * The site at the address people use.
 * @param publicUrl an address on localhost stands for every port: while developing, the web app has one of its own
 */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin: ours } = new URL(publicUrl);
  const isHere = hostname === 'localhost';
  return {
    id: hostname,
    isOurs: (origin) => origin === ours || (isHere && /^http:\/\/localhost(:\d+)?$/.test(origin)),
  };
}
