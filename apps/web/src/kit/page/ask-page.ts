import { useEffect } from 'react';

/** What the search asks of the page it leads to: a dialog there. It asks once, and what is asked later takes its place. */
let asked: string | undefined;
const asks = new EventTarget();

/** Asks whichever page answers to it, now or as soon as it is there. */
export function askPage(what: string): void {
  asked = what;
  asks.dispatchEvent(new Event('ask'));
}

/**
 * Answers what is asked of this page.
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
