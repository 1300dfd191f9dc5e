import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * While something covers the page, Back closes it instead of leaving. It has its own entry in the history, which is
 * removed if it is closed in another way. `FormDialog` and `AskDialog` do this themselves.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { history } = useRouter();
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { href, state } = history.location;
    history.push(href, { ...state, isCover: true });
    const own = history.location.state.__TSR_index;
    const stop = history.subscribe(({ location }) => {
      if (location.state.__TSR_index < own) closeNow();
    });
    return () => {
      stop();
      const now = history.location;
      // Gone elsewhere, the person stays there.
      if (now.state.__TSR_index !== own) return;
      history.back();
      if (now.href === href) return;
      // What was meant to replace the page replaced this entry; the page itself is still below.
      const stopMoving = history.subscribe(() => {
        stopMoving();
        history.replace(now.href, now.state);
      });
    };
  }, [isOpen, history]);
}
