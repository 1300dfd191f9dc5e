/** idle: nobody is signed in. connecting: the first socket of a session is opening. */
export type ConnectionStatus = 'idle' | 'connecting' | 'live' | 'down' | 'offline';

/** What happens to the link. `opening`: somebody is signed in. `ended`: nobody is any more. `lost`, `back`: the network, as the browser knows. */
export type LinkEvent = 'opening' | 'opened' | 'closed' | 'lost' | 'back' | 'ended';

interface LinkState {
  /** What leads where; other events change nothing. docs/live.md has the same as a table, which a test compares with this. */
  on: Partial<Record<LinkEvent, ConnectionStatus>>;
  /** What a page says of its data. */
  sign: 'connecting' | 'live' | 'down';
  /** What the frame says; nothing of a link that is live. All but that count as one loss, with one time. */
  banner: 'live' | 'down' | 'offline';
}

/** During a session an event leads to the same state from any. */
const ON = {
  opened: 'live',
  closed: 'down',
  lost: 'offline',
  back: 'down',
  ended: 'idle',
} as const;

export const LINK_STATES: Record<ConnectionStatus, LinkState> = {
  idle: { on: { opening: 'connecting', lost: 'offline' }, sign: 'connecting', banner: 'live' },
  connecting: { on: ON, sign: 'connecting', banner: 'down' },
  live: { on: ON, sign: 'live', banner: 'live' },
  down: { on: ON, sign: 'down', banner: 'down' },
  offline: { on: ON, sign: 'down', banner: 'offline' },
};

/** The state after an event. */
export const nextStatus = (status: ConnectionStatus, event: LinkEvent): ConnectionStatus =>
  LINK_STATES[status].on[event] ?? status;
