import { readUuid, readPage, type Given } from '../../kit/lists/read-search.ts';

/** The zone whose line is shown, if any, and the shown page of it or of the zones. */
export interface QueueSearch {
  zone?: string | undefined;
  page?: number | undefined;
}

export const readQueueSearch = ({ zone, page }: Given): QueueSearch => ({
  zone: readUuid(zone),
  page: readPage(page),
});
