import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The common texts of the pages before signing in. */
export const auth = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  show: (password: string) => `Show ${password.toLowerCase()}`,
  hide: (password: string) => `Hide ${password.toLowerCase()}`,
  passwordsDiffer: 'Passwords do not match',
  needsScript:
    'Ridewire needs JavaScript to sign you in. Please turn it on in your browser, then reload this page.',
  unreachable: 'We can’t reach the server. Try again.',
  backToLogin: 'Back to Login',
  resendIn: (clock: string) => `Resend code in ${clock}`,
  resend: 'Resend Code',
  resending: 'Resending...',
  resendReady: 'You can ask for another code now.',
  panelTitle: 'Rides that move the moment you do.',
  panelText: 'Book, drive and manage rides live. Everyone involved sees what happens, as it happens.',
};

export const [useAuthTexts] = defineTexts('auth', auth);
