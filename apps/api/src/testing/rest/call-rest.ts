import { place } from '../post-as-browser.ts';

export interface RestCall {
  method: string;
  /** Below /api, with its query. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text as it is. */
  body?: unknown;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The received JSON; undefined without any. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** One call as a program makes it, from a fresh address. */
export async function callRest(api: { url: string }, call: RestCall): Promise<RestAnswer> {
  const { method, path, headers = {}, body } = call;
  const response = await fetch(`${api.url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': place(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : undefined,
  };
}
