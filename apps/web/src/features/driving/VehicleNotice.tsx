import { IconCar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useProfile } from '../session/use-profile.ts';
import { hasVehicle } from './has-vehicle.ts';
import { useDriverTexts } from './texts.en.ts';
import styles from './driving.module.css';

/** Says that the vehicle is missing, and leads to its form. Nothing while all is well. */
export function VehicleNotice() {
  const driver = useDriverTexts();
  const { data } = useProfile();
  if (!data?.driver || hasVehicle(data.driver.vehicle)) return null;
  return (
    <div className={styles.lacks} role="status">
      <IconCar size={20} stroke={1.75} aria-hidden />
      <p>{driver.vehicleMissing}</p>
      <p>{driver.vehicleMissingWhy}</p>
      <Link className="rw-press" to="/dashboard/profile" search={{ edit: 'vehicle' }}>
        {driver.addVehicle}
      </Link>
    </div>
  );
}
