import { useState } from 'react';

/** What an element needs to tell whether somebody is in it. */
export interface PresenceProps {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: (event: React.FocusEvent) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}

/**
 * Whether a pointer or the focus is in an element, dialogs that belong to it included.
 * @param onDot the key `.` was pressed in it: show the list as it is
 */
export function usePresence(onDot: () => void): { isHere: boolean; presenceProps: PresenceProps } {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isHere: hasPointer || hasFocus,
    presenceProps: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: (event) => setFocus(event.currentTarget.contains(event.relatedTarget as Node | null)),
      onKeyDown: (event) => event.key === '.' && onDot(),
    },
  };
}
