import { lookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryProblem } from '@ridewire/contracts';
import { Webhook } from 'standardwebhooks';
import { isPublicIp, judgeAddress, type WebhookAddresses } from './is-webhook-address.ts';
import { trueMs } from '../core/true-ms.ts';

/** A receiver answers within this time, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Its body isn't read, but waited for this long, so that the connection can be used again. */
const BODY_MS = 500;
const MOST_BODY_BYTES = 16_384;

export interface Outgoing {
  url: string;
  /** The secrets that sign it: the present one, and for a day the one before. */
  secrets: string[];
  /** The same whenever the same event is sent. */
  messageId: string;
  body: string;
}

export interface Outcome {
  /** Null if there was no answer. */
  status: number | null;
  /** Null if it was delivered. */
  problem: DeliveryProblem | null;
  durationMs: number;
}

/** Looked up for the very connection, so that a name can't lead elsewhere after it was checked. */
const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error('no address'), '', 0);
    if (!addresses.every(({ address }) => isPublicIp(address)))
      return done(Object.assign(new Error('inside a network'), { code: 'EINNER' }), '', 0);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });

/** Receivers compare it with their own clock: that of a sandbox may be ahead. */
const { now: readTrueMs } = Date;

const KEEP = { keepAlive: true, maxFreeSockets: 16, timeout: TIMEOUT_MS };
const PLAIN_AGENT = new http.Agent(KEEP);
const AGENTS = {
  public: new https.Agent({ ...KEEP, lookup: lookupPublic }),
  any: new https.Agent(KEEP),
};

const PROBLEM_OF: Record<string, DeliveryProblem> = {
  EINNER: 'inner_address',
  ENOTFOUND: 'unknown_host',
  EAI_AGAIN: 'unknown_host',
};
const isOfCertificate = (code: string) => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|SSL|TLS/.test(code);

/** Signs a message as Standard Webhooks defines it and posts it. It never throws and follows no redirect. @param ending gives it up */
export async function sendWebhook(
  { url, secrets, messageId, body }: Outgoing,
  allowed: WebhookAddresses,
  ending?: AbortSignal,
): Promise<Outcome> {
  const began = trueMs();
  const outcome = (problem: DeliveryProblem | null, status: number | null = null): Outcome => ({
    ...{ status, problem },
    durationMs: Math.round(trueMs() - began),
  });
  // The setting may be another one since.
  if (judgeAddress(url, allowed) !== 'fine') return outcome('inner_address');
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(ending ? [ending] : [])]);
  try {
    const status = await post(new URL(url), headersOf(secrets, messageId, body), body, allowed, signal);
    if (status >= 200 && status < 300) return outcome(null, status);
    return outcome(status >= 300 && status < 400 ? 'redirect' : 'status', status);
  } catch (error) {
    if (signal.aborted) return outcome('no_answer');
    const { code = '' } = error as { code?: string };
    return outcome(PROBLEM_OF[code] ?? (isOfCertificate(code) ? 'bad_certificate' : 'no_connection'));
  }
}

function headersOf(secrets: string[], messageId: string, body: string): http.OutgoingHttpHeaders {
  const now = new Date(readTrueMs());
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Ridewire-Webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' '),
  };
}

/** @returns the status, as soon as it is known */
const post = (
  url: URL,
  headers: http.OutgoingHttpHeaders,
  body: string,
  allowed: WebhookAddresses,
  signal: AbortSignal,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const isPlain = url.protocol === 'http:';
    const agent = isPlain ? PLAIN_AGENT : AGENTS[allowed];
    const sent = (isPlain ? http : https).request(
      url,
      { method: 'POST', headers, agent, signal },
      (response) => {
        let bytes = 0;
        const tooLong = setTimeout(() => response.destroy(), BODY_MS).unref();
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_BODY_BYTES) response.destroy();
        });
        response.on('error', () => {});
        response.on('close', () => clearTimeout(tooLong));
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
