import { createECDH } from 'node:crypto';
import type { Db } from '@ridewire/db';
import { loadKey } from '../core/server-key.ts';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;

/** What the server signs to push services with, base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

function makePrivateKey(): Buffer {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Its leading zeros are part of it.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
}

/** The VAPID keys of all processes of this database. With others, every device would have to subscribe again. */
export async function loadPushKeys(db: Db): Promise<PushKeys> {
  const key = await loadKey(db, 'push', makePrivateKey);
  const pair = createECDH(CURVE);
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
}

/** Whether these bytes, base64url, are a point that can be encrypted for. */
export function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    return bytes.length === POINT_BYTES && pair.computeSecret(bytes).length > 0;
  } catch {
    return false;
  }
}
