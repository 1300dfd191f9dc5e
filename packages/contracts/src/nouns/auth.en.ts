export const refusals = {
  CODE_INVALID: 'Invalid or expired OTP, try again.',
  PASSWORD_COMMON: 'Too many people use that password, so it’s easy to guess. Choose another.',
  NOT_SIGNED_IN: 'Please sign in.',
  INVALID_CREDENTIALS: 'Invalid email or password',
  TOKEN_INVALID: 'Your session has ended. Please sign in again.',
  REAUTH_NEEDED: 'Enter your password again to do that.',
  PASSWORD_WRONG: 'That password isn’t right.',
  DEMO_ACCOUNT: 'This demo account is shared, so it can’t be changed. Create your own.',
  DEMO_LOCKED:
    'Another server without the demo started on this database and locked this account. Restart this server to open it.',
  EMAIL_UNVERIFIED: 'Your email isn’t verified yet.',
  EMAIL_TAKEN: 'An account with this email already exists.',
  EMAIL_WAITING:
    'This email is waiting to be verified. Enter the code we sent. If your password doesn’t work then, set a new one.',
  EMAIL_WAITING_UNBROUGHT:
    'This email is waiting to be verified. Enter the code we sent. If your password doesn’t work then, set a new one. Your referral code wasn’t added, because someone had already signed up with this email.',
  SESSION_NOT_FOUND: 'That session was not found. It may have ended already.',
};

export const mistakes = {
  passwordMissing: 'Enter your password.',
  passwordWrong: 'That password isn’t right.',
  refreshTokenMissing: 'A refresh token is required.',
  sessionId: 'That isn’t a session ID.',
};

export const notifications = {
  driver_waiting: ({ name }: { name: string }) => ({
    title: 'A driver is waiting for approval',
    message: `${name} has signed up and verified their email.`,
  }),
};

export const notificationKinds = {
  driver_waiting: 'Drivers waiting for approval',
};
