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
  /** Made by the client; the same note sent again under it is stored once. */
  commandId: z.uuid(mistake('commandId')),
  text: boundedText('note', { min: [1, mistake('noteMissing')], max: 1000 }),
});
export type NoteIncidentInput = z.infer<typeof NoteIncidentInput>;

/** Somebody who did something, and when. */
export interface DoneBy {
  /** The name of somebody who is gone is null. */
  by: { id: string; name: string | null };
  /** ISO 8601. */
  at: string;
}

export interface IncidentCall extends AlertView {
  /** Null as long as it is not done with. */
  closed: DoneBy | null;
}

export interface IncidentNote extends DoneBy {
  id: string;
  text: string;
}

/** The desk's record of what was called for help from one ride. */
export interface IncidentView {
  rideId: string;
  /** Open while any call waits to be taken, closed once all are done with. */
  state: IncidentState;
  /** The admin who took the latest call that was taken. */
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
    /** It can't be opened any more. */
    isDeleted: boolean;
  };
}

/** incidents.changes for admins: of which ride an incident came or changed; whoever shows it reads anew. */
export interface IncidentsChange {
  rideId: string;
}
export type IncidentsSnapshot = null;
