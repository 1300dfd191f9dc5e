import { minutesOf, type Wait } from '../texts/en/minutes-of.ts';

/** Screens say these by themselves, and need not load all others for it. */
export const BAD_INPUT = 'Something in that request isn’t valid.';

export const INTERNAL = 'Something went wrong. Try again.';

export const quoteAll = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

export const refusals = {
  BAD_INPUT,
  FORBIDDEN: 'You’re not allowed to do that.',
  ORIGIN_REFUSED: 'Requests from this site aren’t allowed.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: 'This address doesn’t take that method.',
  ALREADY_DONE: 'That’s already done.',
  NOT_AT_YOUR_DESK: 'Your role at the desk doesn’t include this. Ask an owner.',
  VERSION_UNKNOWN: 'There’s no such version of the API.',
  NO_SUCH_VERSION: ({ versions }: { versions: string }) =>
    `There’s no such version of the API. Ask for one of these: ${versions}.`,
  COMMAND_REUSED: 'This request was already sent with other details.',
  TOO_LARGE: 'That’s too large.',
  UNSUPPORTED: 'This server doesn’t read that kind of content.',
  TOO_MANY: 'Too many requests. Please wait a moment.',
  NOT_READY: 'The service is starting or can’t reach its database. Please try again.',
  LOCKED: 'Someone else is changing this. Nothing changed. Try again.',
  INTERNAL,
  TRIED_OFTEN: (wait: Wait) => `Too many attempts. Try again in ${minutesOf(wait)}.`,
  CONNECTED_OFTEN: 'This account has too many open connections. Close some.',
  VIEWS_OF_ACCOUNT: 'This account has too many open live views. Close some.',
  VIEWS_OF_CONNECTION: 'There are too many live views on this connection.',
  BEING_CARRIED_OUT: 'We’re still working on this request. Try again in a moment.',
  JSON_ONLY: 'Send JSON, with the content type application/json.',
  CALL_WITH_GET: 'This procedure is a query. Call it with GET.',
  CALL_WITH_POST: 'This procedure is a mutation. Call it with POST.',
};

export const mistakes = {
  confirmWord: ({ word }: { word: string }) => `Type ${word} to confirm.`,
  badField: ({ name }: { name: string }) => `The field “${name}” is missing or isn’t valid.`,
  unknownFields: ({ names, more, known }: { names: string[]; more: number; known: string[] }) =>
    `Unknown fields: ${quoteAll(names)}${more > 0 ? ` and ${more} more` : ''}. ${known.length === 0 ? 'This call takes none.' : `Known: ${known.join(', ')}.`}`,
  sayWhy: 'Give a reason.',
  fileTooSlow: 'The file is arriving too slowly. Try again on a better connection.',
  versionWhole: 'The version must be a whole number.',
  versionLow: 'Versions start at 1.',
  versionHigh: 'There is no such version.',
  commandUuid: 'The command ID must be a UUID.',
  commandId: 'That isn’t a command ID.',
  time: 'That isn’t a time.',
  noteMissing: 'Write a note.',
  noSuchFilter: ({ filter }: { filter: string }) => `There’s no filter “${filter}”.`,
  noDay: ({ which }: { which: 'first' | 'last' }) => `The ${which} day must be a date such as 2026-11-21.`,
  dayOutside: ({ which }: { which: 'first' | 'last' }) => `The ${which} day must be between 2000 and 2099.`,
  dayOrder: 'The first day must not be after the last.',
  daysMany: ({ max }: { max: number }) => `Choose at most ${max} days.`,
  yearsMany: 'Choose at most three years.',
  pageWhole: 'The page must be a whole number.',
  pageLow: 'Pages start at 1.',
  limitWhole: 'The limit must be a whole number.',
  limitLow: 'The limit must be at least 1.',
  limitHigh: ({ max }: { max: number }) => `The limit must be at most ${max}.`,
  allTrue: 'All must be true or left out.',
  searchNoText: 'Search text must be text.',
  searchLong: ({ max }: { max: number }) => `Search text must be at most ${max} characters.`,
  onOrOff: 'Say whether it’s on: true or false.',
  isMeant: 'Say whether the change is meant: true or false.',
  liveOverWebSocket: 'Live views are only available over WebSocket.',
  webSocketOnly: 'This address takes only WebSocket connections.',
  httpOnly: 'This is only possible over HTTP.',
  notJson: 'That isn’t JSON.',
  notJsonObject: 'Send a JSON object.',
  idempotencyKey: 'An Idempotency-Key must have 1 to 200 printable characters.',
  cookie: 'A cookie must be name=value.',
};
