import type { ChooseLanguageInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';
import { CHANNEL } from '../realtime/server-events.ts';

const CHOOSE_LANGUAGE = `
with chosen as (
  update users set language = $2 where id = $1 and deleted_at is null and language <> $2
  returning id, role
)
select pg_notify('${CHANNEL}', json_build_object(
  'event', 'user.changed', 'userId', id, 'role', role)::text) as told from chosen`;

/** The language somebody is written to in; mails that still wait go out in it too. Nobody hears of a change that is none. */
export async function chooseLanguage(
  core: Core,
  { userId }: Actor,
  { language }: ChooseLanguageInput,
): Promise<void> {
  await core.db.pool.query({ name: 'choose_language', text: CHOOSE_LANGUAGE, values: [userId, language] });
}
