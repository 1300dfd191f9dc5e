import { schemaResolver, type FormErrors } from '@mantine/form';
import { ResetPasswordInput } from '@ridewire/contracts';

export interface ResetValues {
  email: string;
  otp: string;
  newPassword: string;
  confirmPassword: string;
}

const checkInput = schemaResolver(ResetPasswordInput, { sync: true });

/** What is wrong, by field; the sentences are the contract's, which the server uses too, and the one given. */
export function checkReset(values: ResetValues, passwordsDiffer: string): FormErrors {
  const errors = checkInput(values);
  return values.newPassword === values.confirmPassword
    ? errors
    : { ...errors, confirmPassword: passwordsDiffer };
}
