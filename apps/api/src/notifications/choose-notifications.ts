import type { ChooseNotificationsInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';

const chooseIn = (column: 'bell_off' | 'system_off') => ({
  name: `choose_${column}`,
  text: `
with chosen as (
  update users set ${column} = case when $3 then array_remove(${column}, $2::text) else array_append(${column}, $2::text) end
  where id = $1 and deleted_at is null and ($2::text = any (${column})) = $3
  returning id
)
select pg_notify('${CHANNEL}', json_build_object('event', 'notifications.chosen', 'userId', id)::text) as told from chosen`,
});

const CHOOSE = { bell: chooseIn('bell_off'), system: chooseIn('system_off') };

/** Whether somebody wants to be told something of a kind: in the bell, and by their system. Of what was told before nothing changes. */
export async function chooseNotifications(
  core: Core,
  { userId }: Actor,
  { kind, where, isOn }: ChooseNotificationsInput,
): Promise<void> {
  await core.limits.spend('changeByAccount', userId);
  await core.db.pool.query({ ...CHOOSE[where], values: [userId, kind, isOn] });
}
