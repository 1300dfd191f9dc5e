import { openClient, type OpenClient } from '@ridewire/client';
import { WebSocket as NodeWebSocket } from 'ws';

/** One person's live connection. It reconnects, and subscribes anew, for as long as it is not closed. */
export interface Connection extends OpenClient {
  isOpen(): boolean;
}

/** A WebSocket that sends this cookie, as a browser would by itself. */
const withCookie = (cookie: string) =>
  class extends NodeWebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie }, perMessageDeflate: false });
    }
  } as unknown as typeof WebSocket;

/**
 * @param url of the server, http://host:port
 * @param cookie the session cookie, as `name=value`
 * @param onState told when the socket opens and when it is lost
 */
export function openConnection(
  url: string,
  cookie: string,
  onState: (isOpen: boolean) => void = () => {},
): Connection {
  const client = openClient({
    url: `${url.replace(/^http/, 'ws')}/trpc`,
    WebSocket: withCookie(cookie),
    onOpen: () => onState(true),
    onClose: () => onState(false),
  });
  return { ...client, isOpen: () => client.socket.connection?.state === 'open' };
}

/** Our name for what the server refused; undefined when it is no refusal of the server, such as a lost connection. */
export function refusalOf(error: unknown): string | undefined {
  const data = (error as { data?: { code?: unknown } | null }).data;
  return typeof data?.code === 'string' ? data.code : undefined;
}
