import pg from 'pg';
import { CHANNEL, type ServerEvent } from '../live/events.ts';

/** Hears every event sent to the processes of a database. */
export async function hearEvents(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const events: ServerEvent[] = [];
  client.on('notification', ({ payload }) => events.push(JSON.parse(payload ?? '') as ServerEvent));
  await client.query(`listen ${CHANNEL}`);
  return {
    /** The events about a person so far, in order. */
    of: (userId: string) => events.filter((event) => 'userId' in event && event.userId === userId),
    /** The events of this name so far, in order. */
    named: (name: ServerEvent['event']) => events.filter(({ event }) => event === name),
    /** The events about a ride so far, in order. */
    ofRide: (rideId: string) => events.filter((event) => 'ride' in event && event.ride.id === rideId),
    /** The events about a person, with none sent before now missing: they come before the answer to a later query. */
    async allOf(userId: string): Promise<ServerEvent[]> {
      await client.query('select 1');
      return this.of(userId);
    },
    stop: () => client.end(),
  };
}
