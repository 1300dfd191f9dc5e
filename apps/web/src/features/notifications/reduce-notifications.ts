import {
  LATEST_NOTIFICATIONS,
  type ChooseNotificationsInput,
  type Live,
  type NotificationChoices,
  type NotificationsChange,
  type NotificationsSnapshot,
} from '@ridewire/contracts';

/** Notifications read here, before the server confirmed it; undone when it refuses. */
export type NotificationsRead =
  | { type: 'read'; ids: readonly string[] | 'all'; at: string }
  | { type: 'unread'; before: NotificationsSnapshot }
  /** Choices made here, before the server confirmed them; reversed when it refuses. */
  | ({ type: 'chosen' } & ChooseNotificationsInput);

export type NotificationsMessage = Live<NotificationsSnapshot, NotificationsChange> | NotificationsRead;

const NONE: NotificationsSnapshot = {
  unread: 0,
  items: [],
  choices: { bellOff: [], systemOff: [] },
};

/** A person's latest notifications and the number of unread ones, after a message. */
export function reduceNotifications(
  held: NotificationsSnapshot = NONE,
  message: NotificationsMessage,
): NotificationsSnapshot {
  switch (message.type) {
    case 'snapshot':
      return message.data;
    case 'change': {
      const { notification } = message.data;
      if (held.items.some(({ id }) => id === notification.id)) return held;
      return {
        ...held,
        unread: held.unread + 1,
        items: [notification, ...held.items].slice(0, LATEST_NOTIFICATIONS),
      };
    }
    case 'read':
      return read(held, message.ids, message.at);
    case 'unread':
      return unread(held, message.before);
    case 'chosen':
      return { ...held, choices: choose(held.choices, message) };
  }
}

function read(
  held: NotificationsSnapshot,
  ids: readonly string[] | 'all',
  at: string,
): NotificationsSnapshot {
  const isMeant = (id: string) => ids === 'all' || ids.includes(id);
  const meant = held.items.filter(({ id, readAt }) => readAt === null && isMeant(id));
  if (ids !== 'all' && meant.length === 0) return held;
  return {
    ...held,
    unread: ids === 'all' ? 0 : Math.max(0, held.unread - meant.length),
    items: held.items.map((item) => (meant.includes(item) ? { ...item, readAt: at } : item)),
  };
}

/** The former state with the news since; a snapshot from in between wins. */
function unread(held: NotificationsSnapshot, before: NotificationsSnapshot): NotificationsSnapshot {
  const wasUnread = new Set(before.items.filter(({ readAt }) => readAt === null).map(({ id }) => id));
  if (!held.items.some(({ id, readAt }) => readAt !== null && wasUnread.has(id))) return held;
  const known = new Set(before.items.map(({ id }) => id));
  const since = held.items.filter(({ id }) => !known.has(id)).length;
  return {
    ...held,
    unread: before.unread + since,
    items: held.items.map((item) => (wasUnread.has(item.id) ? { ...item, readAt: null } : item)),
  };
}

function choose(
  held: NotificationChoices,
  { kind, where, isOn }: ChooseNotificationsInput,
): NotificationChoices {
  const list = where === 'bell' ? 'bellOff' : 'systemOff';
  const others = held[list].filter((each) => each !== kind);
  return { ...held, [list]: isOn ? others : [...others, kind] };
}
