import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';

/**
 * Keeps what every visitor of a demo signs in with: these accounts can't be deleted, nor get another password.
 * @param email whose account is to be deleted, or gets a new password
 * @throws AppError DEMO_ACCOUNT
 */
export function assertNotShared({ clientConfig }: Pick<Core, 'clientConfig'>, email: string): void {
  const asked = email.toLowerCase();
  if (clientConfig.demoAccounts.some((account) => account.email === asked))
    throw new AppError('DEMO_ACCOUNT');
}
