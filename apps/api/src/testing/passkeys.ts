import { addPasskey } from '../auth/passkeys/add-passkey.ts';
import { beginAdding } from '../auth/passkeys/begin-adding.ts';
import type { Actor } from '../core/actor.ts';
import type { Services } from '../server/router/services.ts';
import { Authenticator } from './authenticator.ts';

/** Adds a passkey of a new device, as the settings do. */
export async function givePasskey(
  core: Services,
  actor: Actor,
  { name = 'Phone', counts = true } = {},
): Promise<{ device: Authenticator; id: string }> {
  const device = new Authenticator(new URL(core.publicUrl).origin, { counts });
  const { id } = await addPasskey(core, actor, {
    name,
    credential: device.make(await beginAdding(core, actor)),
  });
  return { device, id };
}
