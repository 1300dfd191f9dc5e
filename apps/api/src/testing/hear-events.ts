import pg from 'pg';
import { CHANNEL, type ServerEvent } from '../realtime/server-events.ts';

/** Hears everything that is told to the processes of a database. */
export async function hearEvents(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const events: ServerEvent[] = [];
  client.on('notification', ({ payload }) => events.push(JSON.parse(payload ?? '') as ServerEvent));
  await client.query(`listen ${CHANNEL}`);
  return {
    /** What was told of a person so far, in order. */
    of: (userId: string) => events.filter((event) => 'userId' in event && event.userId === userId),
    stop: () => client.end(),
  };
}
