import { z } from 'zod';
import { DRIVER_FILTERS } from './choices.ts';
import { Email, LanguageChoice, type Me } from './accounts.ts';
import type { DriverPresence } from './drivers.ts';
import type { DocumentSummary } from './judge-documents.ts';
import { mistake } from './mistakes.ts';
import { PageOrAllInput, SearchText } from './pages.ts';
import { SeenPlate, SeenVehicle, type VehicleView } from './profile.ts';
import { DeskRoleChoice, Role, UserStatus } from './roles.ts';
import { boundedLine, orBlank } from './text.ts';

export const ListUsersInput = z.object({
  ...PageOrAllInput.shape,
  search: SearchText,
  role: Role.optional(),
  status: UserStatus.optional(),
});
export type ListUsersInput = z.infer<typeof ListUsersInput>;

/** `waiting`: waits for approval. `documents`: has documents that wait for an admin. */
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

/** The longest reason for blocking or suspending someone, in characters. The person and the audit trail show it. */
export const MAX_REASON_LETTERS = 200;
const reason = orBlank(boundedLine('reason', { min: [1, mistake('sayWhy')], max: MAX_REASON_LETTERS }));

/** The vehicle the admin saw. If it has changed since, or is another one, it is not confirmed. */
export const ConfirmVehicleInput = DriverIdInput.extend({
  vehicle: SeenVehicle,
  licensePlate: orBlank(SeenPlate),
});
export type ConfirmVehicleInput = z.infer<typeof ConfirmVehicleInput>;

/** Approving a driver also confirms the vehicle. */
export const ApproveDriverInput = DriverIdInput.extend({
  vehicle: SeenVehicle.optional(),
  licensePlate: orBlank(SeenPlate),
});
export type ApproveDriverInput = z.infer<typeof ApproveDriverInput>;

export const BlockUserInput = UserIdInput.extend({ reason });
export type BlockUserInput = z.infer<typeof BlockUserInput>;

export const SuspendDriverInput = DriverIdInput.extend({ reason });
export type SuspendDriverInput = z.infer<typeof SuspendDriverInput>;

export const InviteAdminInput = z.object({
  email: Email,
  name: boundedLine('name', { min: [1, mistake('blank', { field: 'name' })], max: 100 }),
  deskRole: DeskRoleChoice,
  /** The language we write to them in; English if none is given. */
  language: orBlank(LanguageChoice),
});
export type InviteAdminInput = z.infer<typeof InviteAdminInput>;

export const SetDeskRoleInput = UserIdInput.extend({ deskRole: DeskRoleChoice });
export type SetDeskRoleInput = z.infer<typeof SetDeskRoleInput>;

/** A user as admins see them, which is how users see themselves. */
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
  /** Net of commission, from all completed rides. */
  earnedCents: number;
  vehicle: Omit<VehicleView, 'color'>;
  documents: DocumentSummary[];
  /** Documents of the vehicles they don't drive now that wait to be checked. */
  otherDocumentsWaiting: number;
  version: number;
  createdAt: string;
}

/** How a driver works, shown to admins next to who they are. */
export interface DriverRecord {
  /** When the driver was last heard from, ISO 8601, saved only now and then; null if never. */
  lastHeardAt: string | null;
  /** The admin's reason; null if none. */
  suspendReason: string | null;
  /** Rides accepted in the last RECORD_DAYS days. */
  acceptedCount: number;
  /**
   * Offers declined or left unanswered in those days. Offers that another driver took first or whose rider canceled do
   * not count.
   */
  turnedDownCount: number;
  /** Rides accepted and given back before the pickup in those days. */
  givenBackCount: number;
  /** Over all days. Canceled counts rides canceled by the driver, not by riders or support. */
  completedCount: number;
  canceledCount: number;
  /** Since midnight in the city. */
  todayCents: number;
}
export const RECORD_DAYS = 30;

/** users.changes for admins: an account, driving record or earnings changed. Lists that show them load them again. */
export interface PeopleChange {
  userId: string;
  role: Role;
}
