import { schemaResolver, type FormErrors } from '@mantine/form';
import { ResetPasswordInput } from '@ridewire/contracts';

export interface ResetValues {
  email: string;
  otp: string;
  newPassword: string;
  confirmPassword: string;
}

const checkInput = schemaResolver(ResetPasswordInput, { sync: true });

/** The mistakes by field: the contract's, which the server uses too, and the sentence given. */
export function checkReset(values: ResetValues, passwordsDiffer: string): FormErrors {
  const errors = checkInput(values);
  return values.newPassword === values.confirmPassword
    ? errors
    : { ...errors, confirmPassword: passwordsDiffer };
}
