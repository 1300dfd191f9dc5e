import type { ChooseLanguageInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';

const CHOOSE_LANGUAGE = `
with chosen as (
  update users set language = $2 where id = $1 and deleted_at is null and language <> $2
  returning new.id, new.role, jsonb_build_object('from', old.language, 'to', new.language) as change
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select id, 'profile.updated', id, role, $3, jsonb_build_object('language', change) from chosen
)
select pg_notify('${CHANNEL}', json_build_object('event', 'language.chosen', 'userId', id)::text) as told from chosen`;

/**
 * The language somebody is written to in; mails that still wait go out in it too. Nobody hears of a change that is none.
 * @throws AppError TOO_MANY
 */
export async function chooseLanguage(
  core: Core,
  { userId }: Actor,
  { language }: ChooseLanguageInput,
  from: Caller,
): Promise<void> {
  await core.limits.spend('changeByAccount', userId);
  await core.db.pool.query({
    name: 'choose_language',
    text: CHOOSE_LANGUAGE,
    values: [userId, language, from.ipAddress],
  });
}
