import type { Db } from '@ridewire/db';
import type { Locator, Page } from '@playwright/test';

/** A user in the list of users: a row, or a card on a phone. */
export const userRow = (page: Page, name: string): Locator =>
  page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Users' }).getByRole('listitem'))
    .filter({ hasText: name });

/** Gives the reason for barring someone, in the dialog. */
export const giveReason = (page: Page, reason: string): Promise<unknown> =>
  page.getByRole('dialog').getByRole('combobox', { name: 'Reason' }).selectOption(reason);

export const driverCard = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Drivers' }).getByRole('listitem').filter({ hasText: name });

/** Puts a driver back to the state after sign-up. */
export async function letWait(db: Db, driverId: string): Promise<void> {
  await db.pool.query('update drivers set approved = false, available = false where id = $1', [driverId]);
}

/** Makes this many riders; 'Rider 001' joined last. */
export async function makeCrowd(db: Db, count: number): Promise<void> {
  await db.pool.query(
    `insert into users (id, email, password_hash, role, name, email_verified_at, created_at)
      select gen_random_uuid(), 'crowd' || n || '@example.test', 'none', 'rider',
        'Rider ' || lpad(n::text, 3, '0'), now(), now() - n * interval '1 day'
      from generate_series(1, $1::int) n`,
    [count],
  );
}
