import { makeActor, type TestActor } from '@ridewire/api/testing/actors';
import { openClient, type OpenClient } from '@ridewire/client';
import type { Role } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { WebSocket as NodeWebSocket } from 'ws';

export interface Person extends OpenClient {
  actor: TestActor;
}

/** A WebSocket that sends this cookie, as a browser would by itself. */
export const withCookie = (cookie: string) =>
  class extends NodeWebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie }, perMessageDeflate: false });
    }
  } as unknown as typeof WebSocket;

/** The unmodified tRPC client of one signed-in person. */
export function connectActor(url: string, actor: TestActor): Person {
  const client = openClient({
    url: `${url.replace('http', 'ws')}/trpc`,
    WebSocket: withCookie(actor.cookie),
  });
  return { ...client, actor };
}

export const makePerson = async (db: Db, url: string, role: Role): Promise<Person> =>
  connectActor(url, await makeActor(db, role));
