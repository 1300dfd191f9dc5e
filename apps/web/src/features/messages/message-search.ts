import { MESSAGE_STATES, type MessageState } from '@ridewire/contracts';
import { readOneOf, readPage, readQuery, type Given } from '../../kit/lists/read-search.ts';

/** The shown messages: kept in the address, so that a reload or a link shows the same. */
export interface MessageSearch {
  q?: string | undefined;
  state?: MessageState | undefined;
  page?: number | undefined;
}

export const readMessageSearch = ({ q, state, page }: Given): MessageSearch => ({
  q: readQuery(q),
  state: readOneOf(MESSAGE_STATES, state),
  page: readPage(page),
});

/** The server's input for it. */
export const messagesInput = ({ page = 1, q: search = '', state }: MessageSearch) => ({
  page,
  search,
  state,
});
