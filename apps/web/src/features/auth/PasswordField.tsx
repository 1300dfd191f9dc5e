import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useAuthTexts } from './texts.en.ts';
import styles from './AuthFrame.module.css';

export type PasswordFieldProps = PasswordInputProps & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field whose text can be shown; the button's name says which password and what it does. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const auth = useAuthTexts();
  const [isShown, shown] = useDisclosure();
  return (
    <PasswordInput
      {...props}
      className={styles.field}
      size="lg"
      label={label}
      aria-invalid={props.error ? true : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visible={isShown}
      onVisibilityChange={shown.toggle}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? auth.hide(label) : auth.show(label),
        // The name says what a press does; 'pressed' would say the opposite.
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
    />
  );
}
