import { useEffect } from 'react';

const asks = new EventTarget();

/** Asks the page of the ride one is on for its refund dialog. */
export const askRefund = (): void => void asks.dispatchEvent(new Event('ask'));

/** @param open opens it; must stay the same function */
export function useRefundAsk(open: () => void): void {
  useEffect(() => {
    asks.addEventListener('ask', open);
    return () => asks.removeEventListener('ask', open);
  }, [open]);
}
