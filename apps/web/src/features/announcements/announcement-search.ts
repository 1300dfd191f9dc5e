import { readPage, readUuid, type Given } from '../../kit/lists/read-search.ts';

/** The shown page, and the driver who is written to: kept in the address, since other pages lead to it. */
export interface AnnouncementSearch {
  page?: number | undefined;
  to?: string | undefined;
}

export const readAnnouncementSearch = ({ page, to }: Given): AnnouncementSearch => ({
  page: readPage(page),
  to: readUuid(to),
});
