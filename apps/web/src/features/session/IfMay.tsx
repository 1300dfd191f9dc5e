import { mayAtDesk, type DeskRight } from '@ridewire/contracts/desk-roles';
import type { ReactNode } from 'react';
import { useMe } from './use-me.ts';

/** Whether the signed-in admin may do something at the desk; nobody else may. */
export function useMay(right: DeskRight): boolean {
  return mayAtDesk(useMe()?.deskRole, right);
}

/** Shows something only to admins who may do it. */
export const IfMay = ({ right, children }: { right: DeskRight; children: ReactNode }) =>
  useMay(right) ? children : null;
