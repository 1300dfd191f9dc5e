import { useEffect } from 'react';

/** What the search asks of the page it leads to: a dialog there. It is asked once, and a later request replaces it. */
let asked: string | undefined;
const asks = new EventTarget();

/** Asks the page that answers to it, now or as soon as that page is there. */
export function askPage(what: string): void {
  asked = what;
  asks.dispatchEvent(new Event('ask'));
}

/**
 * Answers requests to this page.
 * @param answer opens the dialog; must stay the same function
 * @param isReady false while there is nothing to open yet
 */
export function useAskedHere(what: string, answer: () => void, isReady = true): void {
  useEffect(() => {
    const look = () => {
      if (!isReady || asked !== what) return;
      asked = undefined;
      answer();
    };
    look();
    asks.addEventListener('ask', look);
    return () => asks.removeEventListener('ask', look);
  }, [what, answer, isReady]);
}
