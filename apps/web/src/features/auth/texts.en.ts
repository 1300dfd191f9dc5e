import { defineTexts } from '../../kit/texts/define-texts.ts';

/** What the pages before signing in have in common. */
export const auth = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  show: (password: string) => `Show ${password.toLowerCase()}`,
  hide: (password: string) => `Hide ${password.toLowerCase()}`,
  passwordsDiffer: 'Passwords do not match',
  needsScript:
    'Ridewire needs JavaScript to sign you in. Please allow it in your browser, then load this page again.',
  unreachable: 'The server can’t be reached. Try again.',
  backToLogin: 'Back to Login',
  resendIn: (clock: string) => `Resend code in ${clock}`,
  resend: 'Resend Code',
  resending: 'Resending...',
  resendReady: 'You can ask for another code now.',
  panelTitle: 'Rides that move the moment you do.',
  panelText:
    'Book, drive and watch over rides live. Whatever happens shows at once, to everyone it concerns.',
};

export const [useAuthTexts] = defineTexts('auth', auth);
