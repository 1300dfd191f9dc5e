import type { IncidentView, PageOf } from '@ridewire/contracts';

/** An incident in a list: identified by its ride. */
export type ListedIncident = IncidentView & { id: string };

export const listed = (incident: IncidentView): ListedIncident => ({ ...incident, id: incident.rideId });

export const listedPage = (page: PageOf<IncidentView>): PageOf<ListedIncident> => ({
  ...page,
  items: page.items.map(listed),
});
