import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushedMessage } from '@ridewire/contracts';

/** A browser's keys for push, with the private one. */
export function makeDeviceKeys() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { pair, keys: { p256dh, auth } };
}

/** Decrypts as RFC 8291 says: what only this device can read. */
export function decryptPush(body: Buffer, { pair, keys }: ReturnType<typeof makeDeviceKeys>): PushedMessage {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const own = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2, and maybe zeros.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

export interface Arrived {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  atMs: number;
}

/** A push service on this machine; `answers` says with which status it takes what comes, 201 unless set. */
export async function startPushService() {
  const arrived: Arrived[] = [];
  const answers = { status: 201, location: undefined as string | undefined };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      arrived.push({ path, headers, body: Buffer.concat(parts), atMs: Date.now() });
      response.writeHead(answers.status, answers.location ? { location: answers.location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    arrived,
    answers,
    at: (path: string) => arrived.filter((each) => each.path === path),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
