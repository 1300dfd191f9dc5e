import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * While something covers the page, Back closes it instead of leaving. It has its own entry in the history, which is
 * removed if it is closed in another way.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { history } = useRouter();
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    history.push(history.location.href);
    const own = history.location.state.__TSR_index;
    const stop = history.subscribe(({ location }) => {
      if (location.state.__TSR_index < own) closeNow();
    });
    return () => {
      stop();
      // If the person has gone elsewhere, they stay there.
      if (history.location.state.__TSR_index === own) history.back();
    };
  }, [isOpen, history]);
}
