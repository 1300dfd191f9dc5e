import type { SelfRole } from '@ridewire/contracts';
import { defineTexts } from '../../../kit/texts/define-texts.ts';

const roles: Record<SelfRole, string> = {
  rider: 'Book rides and follow them live.',
  driver: 'Drive and earn, once you’re approved.',
};

export const signUp = {
  title: 'Create your account',
  role: 'How will you use Ridewire?',
  roles,
  name: 'Full name',
  phone: 'Phone',
  optional: 'optional',
  referralCode: 'Referral code',
  referralHint:
    'From a driver who brings you. They’ll see your first name and how many rides you’ve completed.',
  minimum: 'At least 8 characters',
  strengths: {
    weak: 'Weak: easy to guess',
    fair: 'Fair: longer is better',
    good: 'Good',
    strong: 'Strong',
  },
  submit: 'Create Account',
  submitting: 'Creating Account...',
  success: 'Account created Please Verify your email',
  failure: 'Registration failed',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
};

export const [useSignUpTexts] = defineTexts('signUp', signUp);
