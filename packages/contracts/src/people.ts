import { z } from 'zod';
import { DRIVER_FILTERS } from './choices.ts';
import type { Me } from './accounts.ts';
import type { DriverPresence } from './drivers.ts';
import type { DocumentSummary } from './judge-documents.ts';
import { mistake } from './mistakes.ts';
import { PageOrAllInput, SearchText } from './pages.ts';
import { SeenVehicle, type VehicleView } from './profile.ts';
import { Role, UserStatus } from './roles.ts';
import { boundedLine, orBlank } from './text.ts';

export const ListUsersInput = z.object({
  ...PageOrAllInput.shape,
  search: SearchText,
  role: Role.optional(),
  status: UserStatus.optional(),
});
export type ListUsersInput = z.infer<typeof ListUsersInput>;

/** `waiting` for approval; `documents` of whom wait for an admin. */
export const DriverFilter = z.enum(DRIVER_FILTERS, mistake('driverFilter'));
export type DriverFilter = z.infer<typeof DriverFilter>;

export const ListDriversInput = z.object({
  ...PageOrAllInput.shape,
  search: SearchText,
  status: DriverFilter.optional(),
});
export type ListDriversInput = z.infer<typeof ListDriversInput>;

export const UserIdInput = z.object({ userId: z.uuid(mistake('userId')) });
export type UserIdInput = z.infer<typeof UserIdInput>;

export const DriverIdInput = z.object({ driverId: z.uuid(mistake('driverId')) });
export type DriverIdInput = z.infer<typeof DriverIdInput>;

/** Why somebody is blocked or suspended: they read it, and so does the trail. */
export const MAX_REASON_LETTERS = 200;
const reason = orBlank(boundedLine('reason', { min: [1, mistake('sayWhy')], max: MAX_REASON_LETTERS }));

/** What an admin saw of the vehicle: another one by now is not confirmed. */
export const ConfirmVehicleInput = DriverIdInput.extend({ vehicle: SeenVehicle });
export type ConfirmVehicleInput = z.infer<typeof ConfirmVehicleInput>;

/** To approve confirms the vehicle too. */
export const ApproveDriverInput = DriverIdInput.extend({ vehicle: SeenVehicle.optional() });
export type ApproveDriverInput = z.infer<typeof ApproveDriverInput>;

export const BlockUserInput = UserIdInput.extend({ reason });
export type BlockUserInput = z.infer<typeof BlockUserInput>;

export const SuspendDriverInput = DriverIdInput.extend({ reason });
export type SuspendDriverInput = z.infer<typeof SuspendDriverInput>;

/** A user as admins see them: as they see themselves. */
export type UserView = Me;

/** A driver as admins see them. The id is the user's. */
export interface DriverView {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  avatarUrl: string | null;
  userStatus: UserStatus;
  approved: boolean;
  suspended: boolean;
  available: boolean;
  presence: DriverPresence;
  /** Net of commission, of all completed rides. */
  earnedCents: number;
  vehicle: Omit<VehicleView, 'color'>;
  documents: DocumentSummary[];
  version: number;
  createdAt: string;
}

/** How a driver works, as admins read it beside who they are. */
export interface DriverRecord {
  /** Last heard of then, ISO 8601, as it is saved now and then; null for who never was. */
  lastHeardAt: string | null;
  /** What an admin gave as the reason; null for none. */
  suspendReason: string | null;
  /** Rides taken within the last RECORD_DAYS. */
  acceptedCount: number;
  /** Declined or left unanswered in those days. What another driver took first or its rider canceled counts for nothing. */
  turnedDownCount: number;
  /** Taken, and given back before the pickup, in those days. */
  givenBackCount: number;
  /** Of all days; canceled by the driver, not by riders or support. */
  completedCount: number;
  canceledCount: number;
  /** Since midnight in the city. */
  todayCents: number;
}
export const RECORD_DAYS = 30;

/** users.changes for admins: somebody's account, driving record or earnings changed; lists that show them read anew. */
export interface PeopleChange {
  userId: string;
  role: Role;
}
export type PeopleSnapshot = null;
