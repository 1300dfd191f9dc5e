import { IconCar } from '@tabler/icons-react';
import { Note } from '../../kit/notes/Note.tsx';
import { Link } from '@tanstack/react-router';
import { useProfile } from '../session/use-profile.ts';
import { hasVehicle } from './has-vehicle.ts';
import { useDriverTexts } from './texts.en.ts';

/** Says that the vehicle is missing, and leads to its form. Nothing while all is well. */
export function VehicleNotice() {
  const driver = useDriverTexts();
  const { data } = useProfile();
  if (!data?.driver || hasVehicle(data.driver.vehicle)) return null;
  return (
    <Note icon={IconCar} title={driver.vehicleMissing} role="status">
      <p>{driver.vehicleMissingWhy}</p>
      <Link className="rw-press" to="/dashboard/profile" search={{ edit: 'vehicle' }}>
        {driver.addVehicle}
      </Link>
    </Note>
  );
}
