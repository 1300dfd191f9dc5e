import { schemaResolver, type FormErrors } from '@mantine/form';
import { ResetPasswordInput } from '@ridewire/contracts';

export interface ResetValues {
  email: string;
  otp: string;
  newPassword: string;
  confirmPassword: string;
}

const checkInput = schemaResolver(ResetPasswordInput, { sync: true });

/** What is wrong, by field; in the contract's mistakes, which are the server's too, and the sentence given. */
export function checkReset(values: ResetValues, passwordsDiffer: string): FormErrors {
  const errors = checkInput(values);
  return values.newPassword === values.confirmPassword
    ? errors
    : { ...errors, confirmPassword: passwordsDiffer };
}
