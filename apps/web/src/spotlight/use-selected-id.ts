import { useCallback, useState, type RefCallback } from 'react';

/** The id of the selected line: Spotlight marks it in the document, and tells nobody. */
export function useSelectedId(): [id: string | undefined, list: RefCallback<HTMLElement>] {
  const [id, setId] = useState<string>();
  const watch = useCallback((list: HTMLElement | null) => {
    if (!list) return;
    const observer = new MutationObserver(() => setId(list.querySelector('[data-selected]')?.id));
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-selected'] });
    return () => {
      observer.disconnect();
      setId(undefined);
    };
  }, []);
  return [id, watch];
}
