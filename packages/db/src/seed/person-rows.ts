import type { Person, SeedDriver } from './make-people.ts';

/** @param passwordHash the hash of the password this person signs in with */
export const userRow = (person: Person, passwordHash: string) => ({
  id: person.id,
  email: person.email,
  password_hash: passwordHash,
  role: person.role,
  status: person.status,
  email_verified_at: person.createdAt.toISOString(),
  name: person.name,
  phone: person.phone,
  address: person.address,
  created_at: person.createdAt.toISOString(),
  updated_at: person.createdAt.toISOString(),
});

export const driverRow = (driver: SeedDriver) => ({
  id: driver.id,
  version: 1,
  approved: driver.approved,
  suspended: driver.suspended,
  available: false,
  vehicle_model: driver.vehicleModel,
  vehicle_color: driver.vehicleColor,
  license_plate: driver.licensePlate,
  vehicle_kind: driver.vehicle.kind,
  vehicle_rank: driver.vehicle.classRank,
  vehicle_seats: driver.vehicle.seats,
  confirmed_kind: driver.vehicle.kind,
  confirmed_rank: driver.vehicle.classRank,
  confirmed_seats: driver.vehicle.seats,
  created_at: driver.createdAt.toISOString(),
  updated_at: driver.createdAt.toISOString(),
});
