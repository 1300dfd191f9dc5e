import { schemaResolver, type FormErrors } from '@mantine/form';
import { RegisterInput } from '@ridewire/contracts';
import { sentOf, type SignUpValues } from './sign-up-draft.ts';

const checkInput = schemaResolver(RegisterInput, { sync: true });

/** The mistakes by field; the sentences are the contract's, which the server uses too, and the one given. */
export function checkSignUp(values: SignUpValues, passwordsDiffer: string): FormErrors {
  const errors = checkInput(sentOf(values));
  return values.password === values.confirmPassword
    ? errors
    : { ...errors, confirmPassword: passwordsDiffer };
}
