import type { Me } from '@ridewire/contracts';
import { useEffect, useState } from 'react';

/**
 * The visitor of a public page: undefined until it is known, null for no one. Asked by a plain request, once a page: these
 * pages carry no client of the API.
 */
export function useVisitor() {
  const [visitor, setVisitor] = useState<Me | null>();
  useEffect(() => {
    asked ??= askVisitor();
    asked.then(setVisitor, () => {});
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

let asked: Promise<Me | null> | undefined;

async function askVisitor(): Promise<Me | null> {
  const answer = await fetch('/trpc/auth.me');
  if (!answer.ok) return null;
  const { result } = (await answer.json()) as { result: { data: Me | null } };
  return result.data;
}
