import { defineTexts } from '../../../kit/texts/define-texts.ts';

export const login = {
  title: 'Sign in',
  submit: 'Sign In',
  submitting: 'Signing In...',
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'Failed to sign in with a passkey',
  passkeyElsewhere: 'Passkeys don’t work at this address.',
  success: 'Login Successful!',
  failure: 'Invalid email or password',
  ended: 'You were signed out. Please sign in again.',
  enterCode: 'Enter code',
  otherWays: 'Other ways',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  signUp: 'Sign up here',
  demo: 'Try the demo as',
};

export const [useLoginTexts, getLoginTexts] = defineTexts('login', login);
