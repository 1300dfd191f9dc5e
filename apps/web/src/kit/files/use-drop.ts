import { type DragEvent, useState } from 'react';

/**
 * Lets a file be dropped on an element: a short way for who has a mouse; a button has to do the same.
 * @returns what the element takes as properties; `data-over` while something is held over it
 */
export function useDrop(onDrop: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return {
    'data-over': isOver || undefined,
    onDragEnter: over(true),
    onDragOver: over(true),
    onDragLeave: over(false),
    onDrop: (event: DragEvent) => {
      over(false)(event);
      onDrop(event.dataTransfer.files[0]);
    },
  };
}
