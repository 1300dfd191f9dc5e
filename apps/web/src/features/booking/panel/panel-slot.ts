import { createContext } from 'react';

/** Where a panel puts its actions: at the thumb on a phone, at the foot of the panel on a desk. */
export const PanelSlot = createContext<HTMLElement | null>(null);
