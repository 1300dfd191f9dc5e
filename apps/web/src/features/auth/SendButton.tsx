import { Button, type ButtonProps } from '@mantine/core';
import type { Ref } from 'react';

export type SendButtonProps = ButtonProps & {
  label: string;
  /** Shown while the server answers. */
  waitingLabel: string;
  isWaiting: boolean;
  /** Looks disabled and says so, but keeps the focus and explains itself when pressed. */
  isEarly?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Sends its form. During that it says so and keeps its place, width and focus. */
export function SendButton({ label, waitingLabel, isWaiting, isEarly = false, ...props }: SendButtonProps) {
  return (
    <Button
      {...props}
      type="submit"
      size="lg"
      fullWidth
      aria-busy={isWaiting}
      aria-disabled={isWaiting || isEarly}
      {...(isEarly && { 'data-disabled': true })}
    >
      {isWaiting ? waitingLabel : label}
    </Button>
  );
}
