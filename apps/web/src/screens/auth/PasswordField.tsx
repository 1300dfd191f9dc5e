import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTexts } from '../../texts/use-texts.ts';

export type PasswordFieldProps = PasswordInputProps & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at; the button says which one and what it does. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const { auth } = useTexts();
  const [isShown, shown] = useDisclosure();
  return (
    <PasswordInput
      {...props}
      className="rw-auth-field"
      size="lg"
      label={label}
      aria-invalid={props.error ? true : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visible={isShown}
      onVisibilityChange={shown.toggle}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? auth.hide(label) : auth.show(label),
        // The name says what a press does; 'pressed' would say it the other way round.
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
    />
  );
}
