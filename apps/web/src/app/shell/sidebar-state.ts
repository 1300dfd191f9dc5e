import { useCallback, useState } from 'react';

const NAME = 'sidebar_state';
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open, according to the page's cookies. Open by default. */
export const readSidebarState = (cookies: string): boolean =>
  !cookies.split(';').some((cookie) => cookie.trim() === `${NAME}=false`);

export const writeSidebarState = (isOpen: boolean): string =>
  `${NAME}=${isOpen}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=strict`;

/** The sidebar on a wide screen: expanded, or icons only. Kept for seven days. */
export function useSidebarState(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => readSidebarState(document.cookie));
  const toggle = useCallback(() => {
    const next = !readSidebarState(document.cookie);
    document.cookie = writeSidebarState(next);
    setOpen(next);
  }, []);
  return [isOpen, toggle];
}
