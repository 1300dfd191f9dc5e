import { readPage, type Given } from '../../kit/lists/read-search.ts';

/** The shown page. */
export interface QuestSearch {
  page?: number | undefined;
}

export const readQuestSearch = ({ page }: Given): QuestSearch => ({ page: readPage(page) });
