import { IconBike, IconBus, IconCar, IconMotorbike } from '@tabler/icons-react';

/** By the icon name of a ride type. */
const ICONS: Record<string, typeof IconCar> = {
  car: IconCar,
  van: IconBus,
  cng: IconMotorbike,
  motorbike: IconMotorbike,
  bike: IconBike,
};

/** A ride type's picture; a car if the name is unknown. */
export function TypeIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? IconCar;
  return <Icon size={24} stroke={1.5} aria-hidden style={{ flexShrink: 0 }} />;
}
