/**
 * Signs in over HTTP as the web app does.
 * @returns the session cookie as `name=value`
 * @throws Error with the server's sentence when it refuses
 */
export async function signIn(url: string, account: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/trpc/auth.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (response.ok && cookie) return cookie;
  const body = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
  throw new Error(body.error?.message ?? `Signing in failed with status ${response.status}.`);
}
