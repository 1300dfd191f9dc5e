import { useReducedMotion } from '@mantine/hooks';
import { createContext, useContext } from 'react';

/** What the person chose in Ridewire; 'auto' follows the system. */
export type MotionWish = 'auto' | 'reduce' | 'full';

export const MotionWishContext = createContext<MotionWish>('auto');

/** Whether to leave motion out: by the person's choice here, else by the system's setting. */
export function useMotionReduced(): boolean {
  const wish = useContext(MotionWishContext);
  const systemReduces = useReducedMotion();
  return wish === 'auto' ? systemReduces : wish === 'reduce';
}
