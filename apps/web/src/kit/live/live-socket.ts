import { isAskedToMove, leavingAnswered } from '@ridewire/client';
import { createWSClient, type TRPCWebSocketClient } from '@trpc/client';
import { noteLink } from './connection-state.ts';
import { PromptSocket, takeSilence } from './prompt-socket.ts';
import { ReconnectGate } from './reconnect-gate.ts';

/** The server closes a socket with this code when its session ends. */
const SIGNED_OUT = 4401;
/** To a browser a refused upgrade looks like a dead server, so after every few failures we ask over HTTP which it is. */
const ASK_EVERY = 3;

interface Watcher {
  /** Asks the server whether we are still signed in; rejects if it can't be reached. */
  isSignedIn: () => Promise<boolean>;
  onSignedOut: () => void;
}

interface LiveSocket {
  client: TRPCWebSocketClient;
  close(): void;
}

let current: LiveSocket | null = null;
let watcher: Watcher | null = null;

/** Sets what to ask and whom to tell when a session may have ended elsewhere. Called once, at the start. */
export function watchSignOut(wanted: Watcher): void {
  watcher = wanted;
}

/** The open socket's client, if there is one. */
export const findLiveClient = (): TRPCWebSocketClient | null => current?.client ?? null;

/** The session's only socket; opens it if there is none. */
export function openLiveSocket(): TRPCWebSocketClient {
  current ??= openSocket();
  return current.client;
}

/** Ends the socket and every subscription on it. */
export function closeLiveSocket(): void {
  const ending = current;
  current = null;
  ending?.close();
  noteLink('ended');
}

function openSocket(): LiveSocket {
  const gate = new ReconnectGate(() => navigator.onLine);
  let isOver = false;
  /** The old socket is to be left for another one, or is: nobody needs to see that it closes. */
  let moving: 'asked' | 'left' | null = null;
  noteLink(navigator.onLine ? 'opening' : 'lost');

  /** The next socket waits for this answer: it might be refused, or be one too many. */
  let asking: Promise<void> | undefined;
  const askIfSignedIn = () => {
    asking = watcher?.isSignedIn().then(
      (isSignedIn) => {
        if (!isSignedIn && !isOver) watcher?.onSignedOut();
      },
      () => {
        // No answer: the server can't be reached. Retries continue.
      },
    );
  };

  const client = createWSClient({
    WebSocket: leavingAnswered(PromptSocket),
    // The wait is in the `url` function, where it can be cut short; the client's own wait would be added to it.
    url: async () => {
      await gate.pass();
      await asking;
      if (isOver) throw new Error('The session is over.');
      return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/trpc`;
    },
    retryDelayMs: () => {
      if (isAskedToMove(client)) {
        moving = 'asked';
        gate.moves();
      }
      return 0;
    },
    onOpen: () => {
      gate.opened(performance.now());
      if (isOver) return;
      // What changed in between was missed all the same.
      if (moving) noteLink('closed');
      moving = null;
      noteLink('opened');
    },
    onClose: (cause) => {
      if (isOver) return;
      const wasOpen = gate.closed(performance.now(), cause?.code);
      if (moving === 'asked') return void (moving = 'left');
      moving = null;
      const sinceMs = takeSilence();
      noteLink(
        navigator.onLine ? 'closed' : 'lost',
        sinceMs === null ? undefined : new Date(sinceMs).toISOString(),
      );
      const isRefusedAgain = !wasOpen && gate.failures % ASK_EVERY === 1;
      // One closed socket is not enough to sign anyone out.
      if (cause?.code === SIGNED_OUT || isRefusedAgain) askIfSignedIn();
    },
  });

  const onOffline = () => {
    noteLink('lost');
    // Close it even if the socket thinks it is open: it will learn nothing more, and a snapshot must follow.
    client.connection?.ws.close();
  };
  const onOnline = () => {
    if (client.connection?.state !== 'open') noteLink('back');
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
