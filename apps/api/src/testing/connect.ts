import type {
  BoardChange,
  BoardSnapshot,
  DrivingChange,
  DrivingSnapshot,
  EarningsChange,
  EarningsSnapshot,
  Live,
  OffersChange,
  OffersSnapshot,
  RiderChange,
  RiderSnapshot,
  SessionsChange,
  SessionsSnapshot,
} from '@ridewire/contracts';
import { createTRPCClient, createWSClient, wsLink, type TRPCClient } from '@trpc/client';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { AppRouter } from '../server/router/router.ts';

export interface TestClient {
  trpc: TRPCClient<AppRouter>;
  /** The present socket; another one after a reconnect. */
  socket(): WebSocket;
  close(): Promise<void>;
}

/** How a client identifies itself: our cookie, a token in the header, or one in its first message. */
export type Proof = { cookie: string } | { bearer: string } | { token: () => string };

/** An unmodified tRPC client of one person over a real WebSocket. */
export function connect(url: string, proof: Proof, headers: Record<string, string> = {}): TestClient {
  const proving = {
    ...('cookie' in proof && { cookie: proof.cookie }),
    ...('bearer' in proof && { authorization: `Bearer ${proof.bearer}` }),
  };
  let current: WebSocket | undefined;
  const remember = (socket: WebSocket) => (current = socket);
  class WithHeaders extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { ...proving, ...headers } });
      remember(this);
    }
  }
  const client = createWSClient({
    url: `${url.replace('http', 'ws')}/trpc`,
    WebSocket: WithHeaders as never,
    retryDelayMs: () => 20,
    ...('token' in proof && { connectionParams: () => ({ token: proof.token() }) }),
  });
  return {
    trpc: createTRPCClient<AppRouter>({ links: [wsLink({ client })] }),
    socket: () => current as WebSocket,
    close: () => client.close(),
  };
}

/** Everything a subscription delivered, in order. */
export interface Recording<Snapshot, Change> {
  messages: Live<Snapshot, Change>[];
  errors: { message: string; data?: { code?: string } | null | undefined }[];
  changes(): Change[];
  snapshots(): Snapshot[];
  stop(): void;
}

interface Handlers<Snapshot, Change> {
  onData: (message: Live<Snapshot, Change>) => void;
  onError: (error: { message: string; data?: { code?: string } | null | undefined }) => void;
}

/** Subscribes and waits for the first snapshot or refusal. */
export async function record<Snapshot, Change>(
  subscribe: (handlers: Handlers<Snapshot, Change>) => { unsubscribe(): void },
): Promise<Recording<Snapshot, Change>> {
  const messages: Live<Snapshot, Change>[] = [];
  const errors: Recording<Snapshot, Change>['errors'] = [];
  const subscription = subscribe({
    onData: (message) => messages.push(message),
    onError: (error) => errors.push(error),
  });
  const recording: Recording<Snapshot, Change> = {
    messages,
    errors,
    changes: () => messages.flatMap((message) => (message.type === 'change' ? [message.data] : [])),
    snapshots: () => messages.flatMap((message) => (message.type === 'snapshot' ? [message.data] : [])),
    stop: () => subscription.unsubscribe(),
  };
  await expect.poll(() => recording.snapshots().length + errors.length).toBeGreaterThan(0);
  return recording;
}

export const recordSessions = ({ trpc }: TestClient) =>
  record<SessionsSnapshot, SessionsChange>((handlers) => trpc.sessions.list.subscribe(undefined, handlers));
export const recordRider = ({ trpc }: TestClient) =>
  record<RiderSnapshot, RiderChange>((handlers) => trpc.rides.current.subscribe(undefined, handlers));
export const recordDriving = ({ trpc }: TestClient) =>
  record<DrivingSnapshot, DrivingChange>((handlers) => trpc.rides.driving.subscribe(undefined, handlers));
export const recordOffers = ({ trpc }: TestClient) =>
  record<OffersSnapshot, OffersChange>((handlers) => trpc.rides.offers.subscribe(undefined, handlers));
export const recordEarnings = ({ trpc }: TestClient) =>
  record<EarningsSnapshot, EarningsChange>((handlers) =>
    trpc.drivers.earnings.subscribe(undefined, handlers),
  );
export const recordBoard = ({ trpc }: TestClient) =>
  record<BoardSnapshot, BoardChange>((handlers) => trpc.rides.board.subscribe(undefined, handlers));
