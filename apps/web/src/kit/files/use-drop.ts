import { type DragEvent, useState } from 'react';

/**
 * Lets people drop a file on an element, as a shortcut for mouse users. A button has to do the same.
 * @returns props for the element; `data-over` while a file is held over it
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
