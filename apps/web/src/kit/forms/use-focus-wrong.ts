import { useEffect, useRef, useState } from 'react';

/** For a form that is checked each time it is sent: the first field that is wrong then gets the focus. */
export function useFocusWrong<Element extends HTMLElement = HTMLFormElement>() {
  const form = useRef<Element>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return {
    form,
    wasSent: tries > 0,
    /** Shows from now on what is wrong. */
    check: () => setTries((before) => before + 1),
  };
}
