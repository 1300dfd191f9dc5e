import type { SelfRole } from '@ridewire/contracts';

/** What sign-up's form holds; nothing is chosen or typed at first. */
export interface SignUpValues {
  role: SelfRole | '';
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

/** Of what was typed, what may be kept with the page: no password. */
export type SignUpDraft = Pick<SignUpValues, 'role' | 'name' | 'email' | 'phone'>;

export const draftOf = ({ role, name, email, phone }: SignUpValues): SignUpDraft => ({
  role,
  name,
  email,
  phone,
});
