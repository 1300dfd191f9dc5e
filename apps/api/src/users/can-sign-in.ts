import { LOCKED } from '@ridewire/db/seed/lock-demo-accounts';

/** SQL: of a user, whether a password lets them in. A demo account outside the demo has none. */
export const CAN_SIGN_IN = `status = 'active' and email_verified_at is not null and password_hash <> '${LOCKED}'`;
