import type { SelfRole } from '@ridewire/contracts';

/** The values of the sign-up form; empty at first. */
export interface SignUpValues {
  role: SelfRole | '';
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

/** The part of the values that may be kept with the page: no password. */
export type SignUpDraft = Pick<SignUpValues, 'role' | 'name' | 'email' | 'phone'>;

export const draftOf = ({ role, name, email, phone }: SignUpValues): SignUpDraft => ({
  role,
  name,
  email,
  phone,
});
