import type { Db } from '@ridewire/db';
import { generateSync } from 'otplib';
import { beginSetup } from '../auth/second-factor/begin-setup.ts';
import { confirmSetup } from '../auth/second-factor/confirm-setup.ts';
import type { Actor } from '../core/actor.ts';
import type { Services } from '../server/router/services.ts';

/** The code an app shows so many half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * steps });

/** Six digits that the app shows at no moment near the present one. */
export function wrongCodeOf(secret: string): string {
  const near = new Set([-3, -2, -1, 0, 1, 2, 3].map((steps) => codeOf(secret, steps)));
  for (let code = 123_456; ; code += 1) if (!near.has(String(code))) return String(code);
}

/** Turns a person's second factor on, as their app and the settings do. No code of it counts as used. */
export async function giveSecondFactor(
  core: Services,
  actor: Actor,
): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await beginSetup(core, actor);
  const { codes } = await confirmSetup(core, actor, { code: codeOf(secret) });
  await forgetUsed(core.db, actor.userId);
  return { secret, codes };
}

/** As if the last code had been used long ago. */
export const forgetUsed = (db: Db, userId: string) =>
  db.pool.query('update second_factors set last_step = 0 where user_id = $1', [userId]);
