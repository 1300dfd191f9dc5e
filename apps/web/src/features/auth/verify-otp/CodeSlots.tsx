import { Input, PinInput } from '@mantine/core';
import { OTP_LENGTH } from '@ridewire/contracts';
import { useId, type ReactNode } from 'react';
import { useVerifyOtpTexts } from './texts.en.ts';
import styles from './VerifyOtp.module.css';

export type CodeSlotsProps = {
  /** @default the code of the mail */
  label?: string;
  /** The first slot has the focus from the start, in place of a field that is gone. @default false */
  hasFocus?: boolean;
  value: string;
  onChange: (code: string) => void;
  onComplete: () => void;
  error?: ReactNode;
  /** The form finds the slot to focus by it: the first empty one. */
  'data-path'?: string;
  /** Shakes once, like a head. Without motion nothing moves. */
  isShaking: boolean;
  onShaken: () => void;
};

/** The digits of both languages; Mantine's own slot type refuses Bangla ones. */
const DIGITS = /^[0-9০-৯]+$/;

/** Six slots for a code; the phone suggests it from the mail, and pasting fills them all. */
export function CodeSlots({
  label,
  hasFocus = false,
  value,
  onChange,
  onComplete,
  error,
  isShaking,
  onShaken,
  'data-path': path,
}: CodeSlotsProps) {
  const verifyOtp = useVerifyOtpTexts();
  const id = useId();
  const nextIndex = Math.min(value.length, OTP_LENGTH - 1);
  return (
    <div className={styles.code} data-shaking={isShaking || undefined} onAnimationEnd={onShaken}>
      <Input.Label id={`${id}-label`} labelElement="div">
        {label ?? verifyOtp.code}
      </Input.Label>
      <PinInput
        className={styles.slots}
        length={OTP_LENGTH}
        type={DIGITS}
        inputType="tel"
        inputMode="tel"
        oneTimeCode
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasFocus}
        size="lg"
        placeholder=""
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={Boolean(error)}
        aria-labelledby={`${id}-label`}
        getInputProps={(index) => ({
          'aria-label': verifyOtp.digit(index + 1, OTP_LENGTH),
          'aria-describedby': error ? `${id}-error` : undefined,
          ...(index === nextIndex && { 'data-path': path }),
        })}
      />
      <div role="alert">{error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}</div>
    </div>
  );
}
