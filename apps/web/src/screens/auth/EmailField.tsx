import { TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '../../texts/use-texts.ts';

export type EmailFieldProps = Omit<TextInputProps, 'label' | 'type'> & {
  /** `username` where one signs in by it, so that password managers know whose password it is. */
  autoComplete: 'username' | 'email';
};

/** An e-mail address, as it is asked for before signing in. */
export function EmailField(props: EmailFieldProps) {
  const { auth } = useTexts();
  return (
    <TextInput
      {...props}
      className="rw-auth-field"
      size="lg"
      label={auth.email}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
