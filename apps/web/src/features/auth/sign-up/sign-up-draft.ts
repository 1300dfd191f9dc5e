import type { SelfRole } from '@ridewire/contracts';

/** The values of the sign-up form; empty at first. */
export interface SignUpValues {
  role: SelfRole | '';
  name: string;
  email: string;
  phone: string;
  /** Of the driver who brings this one; riders don't see it. */
  referralCode: string;
  password: string;
  confirmPassword: string;
}

/** The part of the values that may be kept with the page: no password. */
export type SignUpDraft = Pick<SignUpValues, 'role' | 'name' | 'email' | 'phone' | 'referralCode'>;

export const draftOf = ({ role, name, email, phone, referralCode }: SignUpValues): SignUpDraft => ({
  role,
  name,
  email,
  phone,
  referralCode,
});

/** What is sent: riders have no referral code, also those who typed one before they chose. */
export const sentOf = (values: SignUpValues): SignUpValues =>
  values.role === 'driver' ? values : { ...values, referralCode: '' };
