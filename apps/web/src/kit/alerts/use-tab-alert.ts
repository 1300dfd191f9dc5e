import { useEffect } from 'react';
import liveFavicon from '@ridewire/ui/brand/favicon-live.svg';
import quietFavicon from '@ridewire/ui/brand/favicon.svg';

function setFavicon(href: string): void {
  const link =
    document.head.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.href = href;
  if (!link.isConnected) document.head.append(link);
}

/** Shows this title and the favicon with the spark while there is a title, then restores the page's own. */
export function useTabAlert(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined;
    let own = document.title;
    // A page that opens in the meantime sets its own title, which is kept for later.
    const keep = () => {
      if (document.title === title) return;
      own = document.title;
      document.title = title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = own;
    };
  }, [title]);

  const isAlert = title !== null;
  useEffect(() => {
    if (!isAlert) return undefined;
    setFavicon(liveFavicon);
    return () => setFavicon(quietFavicon);
  }, [isAlert]);
}
