import { useMediaQuery } from '@mantine/hooks';
import type { AlertView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useSosTexts } from './texts.en.ts';

/** The place of an alert's sender: leads to the live board, which marks it; on a phone to its own map. */
export function AlertPlaceLink({ alert: { rideId, location, by } }: { alert: AlertView }) {
  const sos = useSosTexts();
  const format = useFormat();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const { lat, lng } = location;
  const label = sos.onMap(by.name, format.coordinates(location));
  const words = format.coordinates(location);
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
