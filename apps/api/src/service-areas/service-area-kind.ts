import { MOST_SERVICE_AREAS, MOST_STANDING_CORNERS } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import type { AreaKind, AreaTable } from './area-kind.ts';

export const SERVICE_AREA: AreaKind = {
  // It has these columns and one more.
  table: schema.serviceAreas as unknown as AreaTable,
  tableName: 'service_areas',
  most: MOST_SERVICE_AREAS,
  mostCorners: MOST_STANDING_CORNERS,
  events: { made: 'service_area.made', changed: 'service_area.changed', ended: 'service_area.ended' },
  refusals: {
    taken: 'SERVICE_AREA_TAKEN',
    full: 'SERVICE_AREAS_FULL',
    ended: 'SERVICE_AREA_ENDED',
    notFound: 'SERVICE_AREA_NOT_FOUND',
  },
};
