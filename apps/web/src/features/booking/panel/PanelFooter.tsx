import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PanelSlot } from './panel-slot.ts';

/** The actions of a panel. */
export function PanelFooter({ children }: { children: ReactNode }) {
  const slot = useContext(PanelSlot);
  return slot && createPortal(children, slot);
}
