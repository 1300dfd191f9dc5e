import { openClient, type OpenClient } from '@ridewire/client';
import { WebSocket as NodeWebSocket } from 'ws';

/** One person's live connection. Until it is closed it reconnects and subscribes again. */
export interface Connection extends OpenClient {
  isOpen(): boolean;
}

/** A WebSocket that sends this cookie, as a browser does by itself. */
const withCookie = (cookie: string, onSocket?: (socket: NodeWebSocket) => void) =>
  class extends NodeWebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie }, perMessageDeflate: false });
      onSocket?.(this);
    }
  } as unknown as typeof WebSocket;

/**
 * @param url of the server, http://host:port
 * @param cookie the session cookie, as `name=value`
 * @param onState called when the socket opens and when it is lost
 * @param onSocket called with each new socket, before anything is sent
 */
export function openConnection(
  url: string,
  cookie: string,
  onState: (isOpen: boolean) => void = () => {},
  onSocket?: (socket: NodeWebSocket) => void,
): Connection {
  const client = openClient({
    url,
    WebSocket: withCookie(cookie, onSocket),
    onOpen: () => onState(true),
    onClose: () => onState(false),
  });
  return { ...client, isOpen: () => client.socket.connection?.state === 'open' };
}

/** The code of the server's refusal; undefined if it is none, for example a lost connection. */
export function refusalOf(error: unknown): string | undefined {
  const data = (error as { data?: { code?: unknown } | null }).data;
  return typeof data?.code === 'string' ? data.code : undefined;
}
