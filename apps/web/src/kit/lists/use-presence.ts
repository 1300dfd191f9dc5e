import { useState } from 'react';

/** Props that tell whether someone is in the element. */
export interface PresenceProps {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: (event: React.FocusEvent) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}

/**
 * Whether a pointer or the focus is in an element, including dialogs that belong to it.
 * @param onDot called when `.` is pressed in it: show the present list
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
