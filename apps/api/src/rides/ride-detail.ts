import type { RideDetail } from '@ridewire/contracts';
import { RIDE_IMAGE, type RideImage } from './ride-image.ts';
import { viewRide } from './ride-view.ts';

export interface DetailRow {
  image: RideImage;
  rider: { email: string; avatarUrl: string | null };
  driver: { email: string; avatarUrl: string | null } | null;
}

const PARTY = `json_build_object('email', u.email, 'avatarUrl', u.avatar_url)`;

/** Columns of the rides row `r`, for viewDetail. */
export const RIDE_DETAIL = `${RIDE_IMAGE} as image,
  (select ${PARTY} from users u where u.id = r.rider_id) as rider,
  (select ${PARTY} from users u where u.id = r.driver_id) as driver`;

export const viewDetail = ({ image, rider, driver }: DetailRow): RideDetail => ({
  ...viewRide(image),
  rider: { ...image.rider, ...rider },
  driver: image.driver && driver && { ...image.driver, ...driver },
  updatedAt: new Date(image.updatedAt).toISOString(),
});
