import { z } from 'zod';
import { SearchText } from './pages.ts';
import type { RideStatus } from './ride-status.ts';
import type { Role, UserStatus } from './roles.ts';

export const FindInput = z.object({
  /** Part of a name, an email, a phone number, a plate or a place, or the end of a ride's id. */
  text: SearchText,
});
export type FindInput = z.infer<typeof FindInput>;

export interface FoundUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: UserStatus;
}

export interface FoundDriver {
  id: string;
  name: string;
  email: string;
  licensePlate: string | null;
}

export interface FoundRide {
  id: string;
  status: RideStatus;
  pickup: string;
  destination: string;
  /** ISO 8601. */
  requestedAt: string;
}

/** The newest few of each kind. Kinds that the person may not see are empty. */
export interface Findings {
  users: FoundUser[];
  drivers: FoundDriver[];
  rides: FoundRide[];
}
