import { createWSClient, type TRPCWebSocketClient } from '@trpc/client';
import { setConnectionStatus } from './connection-state.ts';
import { PromptSocket, takeSilence } from './prompt-socket.ts';
import { ReconnectGate } from './reconnect-gate.ts';

/** The server closes a socket with this code when its session ends. */
const SIGNED_OUT = 4401;
/** A refused upgrade looks to a browser like a dead server: every so many failures we ask over HTTP which it is. */
const ASK_EVERY = 3;

interface Watcher {
  /** Asks the server whether we are still signed in; rejects when it can't be reached. */
  isSignedIn: () => Promise<boolean>;
  onSignedOut: () => void;
}

interface LiveSocket {
  client: TRPCWebSocketClient;
  close(): void;
}

let current: LiveSocket | null = null;
let watcher: Watcher | null = null;

/** Says what to ask and tell when a session may have ended elsewhere. Called once, at the start. */
export function watchSignOut(wanted: Watcher): void {
  watcher = wanted;
}

/** The open socket's client, if there is one. */
export const findLiveClient = (): TRPCWebSocketClient | null => current?.client ?? null;

/** The one socket of this session; opens it when there is none. */
export function openLiveSocket(): TRPCWebSocketClient {
  current ??= openSocket();
  return current.client;
}

/** Ends the socket and every subscription on it. */
export function closeLiveSocket(): void {
  const ending = current;
  current = null;
  ending?.close();
  setConnectionStatus('idle');
}

function openSocket(): LiveSocket {
  const gate = new ReconnectGate(() => navigator.onLine);
  let isOver = false;
  setConnectionStatus(navigator.onLine ? 'connecting' : 'offline');

  /** The next socket waits for this answer: it could only be refused, or be one too many. */
  let asking: Promise<void> | undefined;
  const askIfSignedIn = () => {
    asking = watcher?.isSignedIn().then(
      (isSignedIn) => {
        if (!isSignedIn && !isOver) watcher?.onSignedOut();
      },
      () => {
        // The server can't be reached at all: that is no answer, and the next tries go on.
      },
    );
  };

  const client = createWSClient({
    WebSocket: PromptSocket,
    // The wait stands in the address, where it can be cut short; the client's own would only add to it.
    url: async () => {
      await gate.pass();
      await asking;
      if (isOver) throw new Error('The session is over.');
      return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/trpc`;
    },
    retryDelayMs: () => 0,
    onOpen: () => {
      gate.opened(performance.now());
      if (!isOver) setConnectionStatus('live');
    },
    onClose: (cause) => {
      if (isOver) return;
      const wasOpen = gate.closed(performance.now(), cause?.code);
      const sinceMs = takeSilence();
      setConnectionStatus(
        navigator.onLine ? 'down' : 'offline',
        sinceMs === null ? undefined : new Date(sinceMs).toISOString(),
      );
      const isRefusedAgain = !wasOpen && gate.failures % ASK_EVERY === 1;
      // Nobody is sent away on the word of one closed socket.
      if (cause?.code === SIGNED_OUT || isRefusedAgain) askIfSignedIn();
    },
  });

  const onOffline = () => {
    setConnectionStatus('offline');
    // Whatever the socket believes: it will not learn of anything any more, and after it a snapshot must come.
    client.connection?.ws.close();
  };
  const onOnline = () => {
    if (client.connection?.state !== 'open') setConnectionStatus('down');
    gate.wake();
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);

  return {
    client,
    close() {
      isOver = true;
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
      void client.close();
      gate.shut();
    },
  };
}
