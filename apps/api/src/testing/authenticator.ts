import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { NewCredential, ShownCredential } from '@ridewire/contracts';

/** What a test has its device do otherwise than right. */
interface Oddly {
  /** The page it answers; the site's own unless given. */
  origin?: string;
  /** The site it signs for. */
  rpId?: string;
  /** Whether it has checked that it is the person. */
  isVerified?: boolean;
  /** Another count than the next. */
  counter?: number;
  /** The person it says the passkey belongs to. */
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device in software that makes passkeys and signs with them, as WebAuthn says: ES256, no attestation. */
export class Authenticator {
  readonly #origin: string;
  readonly #counts: boolean;
  readonly #id = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  #counter = 0;
  #userHandle = '';

  /** @param options whether it counts how often it was used, as security keys do and phones don't */
  constructor(origin: string, { counts = true }: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.#counts = counts;
  }

  get id(): string {
    return base64url(this.#id);
  }

  /** Makes its passkey, as navigator.credentials.create does. */
  make(
    { challenge, rp, user }: { challenge: string; rp: { id?: string | undefined }; user: { id: string } },
    oddly: Oddly = {},
  ): NewCredential {
    this.#userHandle = user.id;
    const clientData = this.#clientData('webauthn.create', challenge, oddly);
    const cose = this.#coseKey();
    const lengthOfId = Buffer.from([this.#id.length >> 8, this.#id.length & 0xff]);
    const data = Buffer.concat([
      this.#head(rp.id ?? '', HAS_CREDENTIAL, oddly),
      Buffer.alloc(16),
      lengthOfId,
      this.#id,
      cose,
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge, as navigator.credentials.get does. */
  show(
    { challenge, rpId }: { challenge: string; rpId?: string | undefined },
    oddly: Oddly = {},
  ): ShownCredential {
    const clientData = this.#clientData('webauthn.get', challenge, oddly);
    const data = this.#head(rpId ?? '', 0, oddly);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#keys.privateKey);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: oddly.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Oddly): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #head(rpId: string, flags: number, oddly: Oddly): Buffer {
    if (this.#counts) this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(oddly.counter ?? this.#counter);
    const seen = USER_PRESENT | (oddly.isVerified === false ? 0 : USER_VERIFIED);
    return Buffer.concat([sha256(oddly.rpId ?? rpId), Buffer.from([flags | seen]), counter]);
  }

  /** The public key as COSE writes it: an elliptic curve's point, for ES256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

/** A CBOR item's first bytes: its kind, and a number below 65,536. */
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff]);
}
const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
