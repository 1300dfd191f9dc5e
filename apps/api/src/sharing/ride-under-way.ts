import { ACTIVE_STATUSES } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, inArray, isNull } from 'drizzle-orm';

const { rides } = schema;

/** Only such a ride can be shared. */
export const IS_UNDER_WAY = and(inArray(rides.status, [...ACTIVE_STATUSES]), isNull(rides.deletedAt));
