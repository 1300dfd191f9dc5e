import { expect } from 'vitest';
import { readMail } from '../mailbox.ts';
import { PASSWORD } from '../permissions/stage.ts';
import { callRest } from './call-rest.ts';

/**
 * A client like those from before us: it keeps the token of its sign-in, sends it with every call, and reads only the
 * parts of an answer that the contract of these endpoints promises.
 */
export class OldClient {
  readonly #api: { url: string };
  #accessToken = '';

  constructor(api: { url: string }) {
    this.#api = api;
  }

  async signIn(email: string, password: string): Promise<string> {
    const result = await this.post('/auth/login', { email, password });
    this.#accessToken = result.accessToken ?? result.data.accessToken;
    return result.role;
  }

  get = (path: string) => this.#call('GET', path);
  post = (path: string, body?: unknown) => this.#call('POST', path, body);
  patch = (path: string, body?: unknown) => this.#call('PATCH', path, body);
  delete = (path: string) => this.#call('DELETE', path);

  get accessToken(): string {
    return this.#accessToken;
  }

  /** The body of a success. @throws Error with the status and the sentence of a refusal */
  // oxlint-disable-next-line typescript/no-explicit-any
  async #call(method: string, path: string, body?: unknown): Promise<any> {
    const headers: Record<string, string> =
      this.#accessToken === '' ? {} : { authorization: `Bearer ${this.#accessToken}` };
    const answer = await callRest(this.#api, { method, path, body, headers });
    if (answer.status < 400) return answer.body;
    throw Object.assign(new Error(answer.body.error ?? answer.body.message), { status: answer.status });
  }
}

/** From a stranger to a signed-in person, by the mailed code. */
export async function joinAs(
  api: { url: string },
  role: 'rider' | 'driver',
  name: string,
): Promise<OldClient> {
  const client = new OldClient(api);
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.test`;
  const profile = { name, phone: '+8801712345678', avatarUrl: null };
  await client.post('/auth/register', { email, password: PASSWORD, role, profile });
  await expect(client.signIn(email, PASSWORD)).rejects.toMatchObject({ status: 403 });
  const { code } = await readMail(api, email);
  await client.post('/auth/verify-email', { otp: code, email });
  expect(await client.signIn(email, PASSWORD)).toBe(role);
  expect(await client.get('/auth/me')).toMatchObject({ email, role, status: 'active', profile: { name } });
  return client;
}
