import { AppError } from '../core/app-error.ts';
import type { ClientConfig } from '../core/client-config.ts';

/** Whether an address is one of a demo's accounts, whose password every visitor of it knows. */
export function isShared({ clientConfig }: { clientConfig: ClientConfig }, email: string): boolean {
  const asked = email.toLowerCase();
  return clientConfig.demoAccounts.some((account) => account.email === asked);
}

/**
 * Protects the shared sign-in of a demo: these accounts can't be deleted, and keep their password.
 * @param email whose account is to be deleted, or gets a new password
 * @throws AppError DEMO_ACCOUNT
 */
export function assertNotShared(deps: { clientConfig: ClientConfig }, email: string): void {
  if (isShared(deps, email)) throw new AppError('DEMO_ACCOUNT');
}
