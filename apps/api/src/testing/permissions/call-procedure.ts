import { getUntypedClient } from '@trpc/client';
import { connect, type Proof } from '../connect.ts';
import { place } from '../post-as-browser.ts';
import { tryUpgrade } from '../try-upgrade.ts';
import type { Outcome } from './rows.ts';

/** The outcome of a call, and the text of its answer. */
export interface Called {
  outcome: Outcome;
  answer: string;
}

const MOST_TRIES = 3;

type Type = 'query' | 'mutation' | 'subscription';

/** Calls as other people's programs would: queries and mutations over HTTP, live views over separate WebSockets. */
export const callProcedure = (
  url: string,
  type: Type,
  path: string,
  input: unknown,
  headers: Record<string, string>,
): Promise<Called> =>
  type === 'subscription' ? subscribe(url, path, input, headers) : request(url, type, path, input, headers);

async function request(
  url: string,
  type: Type,
  path: string,
  input: unknown,
  headers: Record<string, string>,
): Promise<Called> {
  const json = JSON.stringify(input ?? {});
  const sent = { 'content-type': 'application/json', 'x-forwarded-for': place(), ...headers };
  const response = await (type === 'query'
    ? fetch(`${url}/trpc/${path}${input === undefined ? '' : `?input=${encodeURIComponent(json)}`}`, {
        headers: sent,
      })
    : fetch(`${url}/trpc/${path}`, { method: 'POST', headers: sent, body: json }));
  const answer = await response.text();
  const { error } = JSON.parse(answer) as { error?: { data: { code: Outcome } } };
  return { outcome: error?.data.code ?? 'ok', answer };
}

/** The first message of a live view: its snapshot or its refusal. */
async function subscribe(
  url: string,
  path: string,
  input: unknown,
  headers: Record<string, string>,
): Promise<Called> {
  const upgrade = await tryUpgrade(url, headers);
  if (!upgrade.socket) {
    const { code } = (upgrade as { body: { code: Outcome } }).body;
    return { outcome: code, answer: JSON.stringify(upgrade) };
  }
  upgrade.socket.terminate();
  for (let tries = 1; ; tries += 1) {
    try {
      return await subscribeOnce(url, path, input, headers);
    } catch (error) {
      // The stock client loses a connection now and then, which says nothing of who may see what.
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function subscribeOnce(
  url: string,
  path: string,
  input: unknown,
  headers: Record<string, string>,
): Promise<Called> {
  const client = connect(url, headers as Proof);
  try {
    return await new Promise<Called>((resolve, reject) => {
      getUntypedClient(client.trpc).subscription(path, input, {
        onData: (data) => resolve({ outcome: 'ok', answer: JSON.stringify(data) }),
        // An error without data doesn't come from the server: the connection was lost.
        onError: (error) => {
          const data = error.data as { code: Outcome } | undefined;
          if (data) resolve({ outcome: data.code, answer: JSON.stringify(data) });
          else reject(error);
        },
      });
    });
  } finally {
    await client.close();
  }
}
