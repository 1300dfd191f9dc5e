import { z } from 'zod';
import { INCIDENT_STATES } from './choices.ts';
import { mistake } from './mistakes.ts';
import type { AlertView } from './notifications.ts';
import { PageInput } from './pages.ts';
import type { RideStatus } from './ride-status.ts';
import { RideId } from './rides.ts';
import { boundedText } from './text.ts';

export const IncidentState = z.enum(INCIDENT_STATES, mistake('incidentState'));
export type IncidentState = z.infer<typeof IncidentState>;

export const ListIncidentsInput = z.object({ ...PageInput.shape, state: IncidentState.optional() });
export type ListIncidentsInput = z.infer<typeof ListIncidentsInput>;

export const IncidentInput = z.object({ rideId: RideId });
export type IncidentInput = z.infer<typeof IncidentInput>;

export const NoteIncidentInput = z.object({
  rideId: RideId,
  /** Made by the client. The same note sent again with this id is stored once. */
  commandId: z.uuid(mistake('commandId')),
  text: boundedText('note', { min: [1, mistake('noteMissing')], max: 1000 }),
});
export type NoteIncidentInput = z.infer<typeof NoteIncidentInput>;

/** The person who did something, and when. */
export interface DoneBy {
  /** The name is null if the account is gone. */
  by: { id: string; name: string | null };
  /** ISO 8601. */
  at: string;
}

export interface IncidentCall extends AlertView {
  /** Null until the call is closed. */
  closed: DoneBy | null;
}

export interface IncidentNote extends DoneBy {
  id: string;
  text: string;
}

/** The support desk's record of all SOS alerts of one ride. */
export interface IncidentView {
  rideId: string;
  /** Open while an alert waits to be acknowledged; closed once all are closed. */
  state: IncidentState;
  /** The admin who acknowledged the most recently acknowledged alert. */
  owner: DoneBy | null;
  /** Newest first; at least one. */
  calls: IncidentCall[];
  /** Oldest first. */
  notes: IncidentNote[];
  ride: {
    status: RideStatus;
    riderName: string;
    driverId: string | null;
    driverName: string | null;
    pickupAddress: string;
    destinationAddress: string;
    /** The ride was deleted and can't be opened. */
    isDeleted: boolean;
  };
}

/** incidents.changes for admins: the ride whose incident is new or has changed. Clients that show it load it again. */
export interface IncidentsChange {
  rideId: string;
}
