import { useMediaQuery } from '@mantine/hooks';
import type { LatLng } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';

interface PlaceLinkProps {
  rideId: string;
  place: LatLng;
  /** What it leads to, for those who don't see it. */
  says: (coordinates: string) => string;
}

/** A place of a ride with an alert: leads to the live board, which marks it; on a phone to its own map. */
export function PlaceLink({ rideId, place, says }: PlaceLinkProps) {
  const format = useFormat();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const { lat, lng } = place;
  const words = format.coordinates(place);
  const label = says(words);
  if (isPhone)
    return (
      <a href={`geo:${lat},${lng}?q=${lat},${lng}`} aria-label={label}>
        {words}
      </a>
    );
  return (
    <Link to="/dashboard/admin/live" search={{ ride: rideId }} aria-label={label}>
      {words}
    </Link>
  );
}
