import { TextInput, type TextInputProps } from '@mantine/core';
import { useAuthTexts } from './texts.en.ts';
import styles from './AuthFrame.module.css';

export type EmailFieldProps = Omit<TextInputProps, 'label' | 'type'> & {
  /** `username` on the login form, so that password managers know whose password it is, and browsers offer passkeys. */
  autoComplete: 'username' | 'username webauthn' | 'email';
};

/** An email address field of the pages before signing in. */
export function EmailField(props: EmailFieldProps) {
  const auth = useAuthTexts();
  return (
    <TextInput
      {...props}
      className={styles.field}
      size="lg"
      label={auth.email}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
