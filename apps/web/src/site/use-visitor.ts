import type { Me } from '@ridewire/contracts';
import { useEffect, useState } from 'react';

/**
 * Who looks at a public page: undefined until it is known, null for nobody. Asked by a plain request: these pages carry
 * no client of the API.
 */
export function useVisitor() {
  const [visitor, setVisitor] = useState<Me | null>();
  useEffect(() => {
    const asking = new AbortController();
    askVisitor(asking.signal).then(setVisitor, () => {});
    return () => asking.abort();
  }, []);
  const signOut = async () => {
    try {
      await fetch('/trpc/auth.logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      location.assign('/login');
    } catch {
      // Still signed in; the menu stays as it is, and can be pressed again.
    }
  };
  return { visitor, signOut };
}

async function askVisitor(signal: AbortSignal): Promise<Me | null> {
  const answer = await fetch('/trpc/auth.me', { signal });
  if (!answer.ok) return null;
  const { result } = (await answer.json()) as { result: { data: Me | null } };
  return result.data;
}
