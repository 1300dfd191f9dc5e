import type { Me, ProfileSnapshot, UpdateProfileInput } from '@ridewire/contracts';

/** The person after a change; fields the change leaves out stay. */
export const meAfter = (me: Me, { name, phone, address, avatarUrl }: UpdateProfileInput): Me => ({
  ...me,
  name: name ?? me.name,
  phone: phone ?? me.phone,
  address: address ?? me.address,
  avatarUrl: avatarUrl ?? me.avatarUrl,
});

/** The same for everything a profile page shows. */
export function profileAfter(profile: ProfileSnapshot, change: UpdateProfileInput): ProfileSnapshot {
  const { driver } = profile;
  const vehicle = driver && {
    model: change.model ?? driver.vehicle.model,
    licensePlate: change.licensePlate ?? driver.vehicle.licensePlate,
    color: change.color ?? driver.vehicle.color,
    kind: change.kind ?? driver.vehicle.kind,
    classRank: change.classRank ?? driver.vehicle.classRank,
    seats: change.seats ?? driver.vehicle.seats,
    confirmed: driver.vehicle.confirmed,
  };
  return {
    ...profile,
    me: meAfter(profile.me, change),
    driver: driver && vehicle && { ...driver, vehicle },
  };
}
