import { useEffect } from 'react';

const asks = new EventTarget();

/** Opens the refund dialog on the page of the present ride. */
export const askRefund = (): void => void asks.dispatchEvent(new Event('ask'));

/** @param open opens it; must stay the same function */
export function useRefundAsk(open: () => void): void {
  useEffect(() => {
    asks.addEventListener('ask', open);
    return () => asks.removeEventListener('ask', open);
  }, [open]);
}
