import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

const keyOf = (factorKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', factorKey, '', 'ridewire second factor', KEY_BYTES));

/** Encrypts the key of a person's app. What is sealed opens only for the same person: rows can't be swapped. */
export function sealSecret(factorKey: Buffer, userId: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(factorKey), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error for what was sealed for someone else, with another key, or has changed since */
export function openSecret(factorKey: Buffer, userId: string, sealed: Buffer): string {
  const tagged = sealed.subarray(NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(factorKey), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(userId))
    .setAuthTag(tagged.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(tagged.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
}
