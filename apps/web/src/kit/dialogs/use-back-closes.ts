import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * While something lies over the page, Back closes it instead of leaving. It has an entry of its own in the history, which
 * goes when it is closed otherwise.
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
      // Who went elsewhere meanwhile stays there.
      if (history.location.state.__TSR_index === own) history.back();
    };
  }, [isOpen, history]);
}
