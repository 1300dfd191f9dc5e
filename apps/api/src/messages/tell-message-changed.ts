import { CHANNEL } from '../realtime/server-events.ts';

/** SQL that tells every admin's screen of a message. @param id an SQL expression */
export const tellMessageChanged = (id: string): string =>
  `pg_notify('${CHANNEL}', json_build_object('event', 'message.changed', 'messageId', ${id})::text)`;
