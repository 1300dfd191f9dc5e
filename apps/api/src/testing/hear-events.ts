import pg from 'pg';
import { CHANNEL, type ServerEvent } from '../realtime/server-events.ts';

/** Hears what is notified, as the processes do. */
export async function hearEvents(connectionString: string) {
  const client = new pg.Client({ connectionString });
  const heard: ServerEvent[] = [];
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '') as ServerEvent));
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return {
    /** What was said of a person until now. Notifications come before the answer to a later query. */
    about: async (userId: string): Promise<ServerEvent[]> => {
      await client.query('select 1');
      return heard.filter((event) => 'userId' in event && event.userId === userId);
    },
    stop: () => client.end(),
  };
}
