import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusLostHeading } from '../page/focus-lost-heading.ts';
import { LinkLost } from './LinkLost.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useShield } from './use-shield.ts';

/** Drawers are at 200; lists of a field, at 300, open above it, and toasts, at 400, are above everything. */
const OVER_DRAWERS = 220;

export interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Its width in pixels; the theme's if left out. */
  size?: number;
  /** Opened from a drawer, which it covers. @default false */
  isOverDrawer?: boolean;
  /** Closed only by what is in it: what it shows is seen once. @default false */
  isHeld?: boolean;
  /** The page's address opened it, so Back leads to the page before. @default false */
  isOfAddress?: boolean;
  /** What is in it needs no server. @default false */
  worksOffline?: boolean;
  /** Gets the focus afterwards if the button that opened it is gone; else the page's heading does. */
  focusAfter?: string;
  /** Mounted anew whenever the dialog opens, so the form begins empty. */
  children: ReactNode;
}

/** A dialog that holds a form. Back closes it alone. Neither a slip beside it nor the second press of a double press throws away what was typed. */
export function FormDialog({
  opened,
  onClose,
  title,
  size,
  isOverDrawer = false,
  isHeld = false,
  isOfAddress = false,
  worksOffline = false,
  focusAfter,
  children,
}: FormDialogProps) {
  useShield(opened);
  useBackCloses(opened && !isHeld && !isOfAddress, onClose);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={!isHeld}
      withCloseButton={!isHeld}
      onExitTransitionEnd={() => focusLostHeading(focusAfter)}
      {...(size && { size })}
      {...(isOverDrawer && { zIndex: OVER_DRAWERS })}
    >
      {children}
      {!worksOffline && <LinkLost />}
    </Modal>
  );
}
