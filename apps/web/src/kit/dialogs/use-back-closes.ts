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
    history.push(href, state);
    const own = history.location.state.__TSR_index;
    const stop = history.subscribe(({ location }) => {
      if (location.state.__TSR_index < own) closeNow();
    });
    return () => {
      stop();
      // If the person has gone elsewhere, even in place of this entry, they stay there.
      const now = history.location;
      if (now.state.__TSR_index === own && now.href === href) history.back();
    };
  }, [isOpen, history]);
}
