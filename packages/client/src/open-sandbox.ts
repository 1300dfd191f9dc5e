import { openClient, type OpenClient } from './open-client.ts';

/** Everyone knows it: a sandbox has nothing that needs to be kept from anyone. */
const PASSWORD = 'Ridewire1!';
const LOOK_EVERY_MS = 50;
/** A start takes seconds, and longer on a busy machine. */
const PATIENCE_MS = 120_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface OpenSandbox {
  /**
   * A client of one of the accounts: `rider`, `driver` or `admin`, `rider2` to `rider5`, or an email. It signs in anew when
   * the clock has ended its token.
   * @throws Error with the refusal
   */
  signIn(account: string): Promise<OpenClient>;
  /** Brings the start state back, and waits for it. Everyone has to sign in again. */
  reset(): Promise<void>;
}

/** A sandbox of Ridewire, for tests of programs. */
export function openSandbox({ url }: { url: string }): OpenSandbox {
  const base = url.replace(/\/$/, '');
  const post = async (path: string, body: object, token?: string): Promise<unknown> => {
    const answer = await fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const read = (await answer.json()) as { message?: string };
    if (!answer.ok) throw new Error(`${path} was refused: ${read.message}`);
    return read;
  };
  const getToken = async (account: string): Promise<string> => {
    const email = account.includes('@') ? account : `${account}@ridewire.demo`;
    const { accessToken } = (await post('/auth/login', { email, password: PASSWORD })) as {
      accessToken: string;
    };
    return accessToken;
  };
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    async signIn(account) {
      let first: string | undefined = await getToken(account);
      return openClient({
        url: base,
        token: () => {
          const token = first ?? getToken(account);
          first = undefined;
          return token;
        },
      });
    },
    async reset() {
      await post('/sandbox/reset', {}, await getToken('admin'));
      for (let waitedMs = 0; !(await isReady()); waitedMs += LOOK_EVERY_MS) {
        if (waitedMs > PATIENCE_MS) throw new Error('The sandbox didn’t come back.');
        await wait(LOOK_EVERY_MS);
      }
    },
  };
}
