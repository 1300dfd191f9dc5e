import { INCIDENT_STATES, type IncidentState } from '@ridewire/contracts';
import { readOneOf, readPage, type Given } from '../../../kit/lists/read-search.ts';

/** The shown incidents: kept in the address, so that a reload or a link shows the same. */
export interface IncidentSearch {
  state?: IncidentState | undefined;
  page?: number | undefined;
}

export const readIncidentSearch = ({ state, page }: Given): IncidentSearch => ({
  state: readOneOf(INCIDENT_STATES, state),
  page: readPage(page),
});

/** The server's input for it. */
export const incidentsInput = ({ page = 1, state }: IncidentSearch) => ({ page, state });
