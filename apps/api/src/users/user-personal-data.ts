import { DELETED_NAME } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { users } = schema;

/** SQL of the account of the person $1, as one item: with what makes a driver of them. */
export const OWN_ACCOUNT = `
select json_build_object('id', u.id, 'email', u.email, 'role', u.role, 'deskRole', u.desk_role, 'status', u.status, 'name', u.name, 'phone', u.phone,
  'address', u.address, 'picture', u.avatar_url, 'language', u.language, 'emailVerifiedAt', ${iso('u.email_verified_at')},
  'createdAt', ${iso('u.created_at')}, 'updatedAt', ${iso('u.updated_at')},
  'notificationsOff', json_build_object('bell', u.bell_off, 'system', u.system_off),
  'driver', case when d.id is not null then json_build_object('approved', d.approved, 'suspended', d.suspended, 'suspendReason', d.suspend_reason,
    'available', d.available, 'vehicleModel', d.vehicle_model, 'vehicleColor', d.vehicle_color, 'licensePlate', d.license_plate, 'lastLat', d.last_lat,
    'lastLng', d.last_lng, 'autoAccept', d.auto_accept, 'dayGoal', d.day_goal_cents / 100,
    'onBreak', case when d.break_since is not null then json_build_object('since', ${iso('d.break_since')}, 'until', ${iso('d.break_until')}) end,
    'home', case when d.home_lat is not null then json_build_object('address', d.home_address, 'lat', d.home_lat, 'lng', d.home_lng) end,
     'lastPositionAt', ${iso('d.last_position_at')}, 'lastHeardAt', ${iso('d.last_heard_at')}, 'createdAt', ${iso('d.created_at')}) end) as item
from users u left join drivers d on d.id = u.id where u.id = $1 and u.deleted_at is null`;

/** The row stays, for the rides that name it, with nothing of the person in it. */
export const userPersonalData: PersonalData = {
  tables: [],
  erase: async (tx, { id, role }) => {
    await tx
      .update(users)
      .set({
        email: `deleted-${id}@deleted.invalid`,
        name: DELETED_NAME,
        passwordHash: 'of a deleted account',
        phone: null,
        address: null,
        avatarUrl: null,
        language: 'en',
        bellOff: [],
        systemOff: [],
        status: 'blocked',
        blockReason: null,
        deletedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, id));
    return [{ event: 'user.changed', userId: id, role }];
  },
};
