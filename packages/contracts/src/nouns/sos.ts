import { page, RIDE_AT_DESK } from '../lead.ts';

export const refusals = {
  ALERT_NOT_FOUND: 404,
  INCIDENT_NOT_FOUND: 404,
  RIDE_CALLED: 409,
  INCIDENT_OPEN: 409,
} as const;

export const exactRefusals = {
  ENDED_LONG_AGO: 'RIDE_GONE',
  CALLED_OFTEN: 'TOO_MANY',
} as const;

export const notifications = {
  trouble: RIDE_AT_DESK,
  alert_acknowledged: { rider: page('/dashboard/rider'), driver: page('/dashboard/driver') },
};
