import { IconBike, IconBus, IconCar, IconMotorbike } from '@tabler/icons-react';

/** By the name that a ride type has for its picture. */
const ICONS: Record<string, typeof IconCar> = {
  car: IconCar,
  van: IconBus,
  cng: IconMotorbike,
  motorbike: IconMotorbike,
  bike: IconBike,
};

/** A ride type's picture; a car where it's one that we don't know. */
export function TypeIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? IconCar;
  return <Icon size={24} stroke={1.5} aria-hidden style={{ flexShrink: 0 }} />;
}
