import { useEffect, useState } from 'react';

/**
 * Whether a menu is open, for one whose button was pressed before it was there: it opens once it is, for only what was seen to
 * open gives the focus back.
 */
export function useOpening(isOpenAtOnce: boolean): { opened: boolean; onChange: (opened: boolean) => void } {
  const [opened, onChange] = useState(false);
  useEffect(() => {
    if (isOpenAtOnce) onChange(true);
  }, [isOpenAtOnce]);
  return { opened, onChange };
}
