import { openDb } from '@ridewire/db';
import { removeFactorByOperator } from '../auth/second-factor/remove-factor-of.ts';
import { reasonOf } from '../core/reason-of.ts';
import { readSettings } from '../core/settings.ts';
import { onDatabase } from './on-database.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);

/**
 * `npm run factor-off -- EMAIL`: turns off the second factor of a person who lost it, whether or not a server runs. For the
 * last admin; the others are helped by an admin.
 */
async function turnOff([email, ...others]: readonly string[]): Promise<void> {
  if (email === undefined || others.length > 0)
    throw new Error('Say whose second factor to turn off: npm run factor-off -- ada@example.com');
  await onDatabase(readSettings(process.env), say, async (connectionString) => {
    const db = openDb(connectionString);
    try {
      await removeFactorByOperator(db, email);
      say(`${email} was signed out everywhere, and can sign in with the password alone`);
    } finally {
      await db.close();
    }
  });
}

turnOff(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`ridewire: ${reasonOf(error)}`);
  process.exitCode = 1;
});
