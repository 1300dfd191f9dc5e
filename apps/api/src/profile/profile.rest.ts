import { UpdateProfileInput, UpdateVehicleInput } from '@ridewire/contracts';
import { z } from 'zod';
import { DriverBody, driverBody, OwnVehicleBody, ownVehicleBody } from '../drivers/driver-body.ts';
import { done, doneShape } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import { UserBody, userBody } from '../users/user-body.ts';
import type { ProfileRouter } from './profile.router.ts';

const restRow = restRowOf<{ profile: ProfileRouter }>();

const ProfileChanges = UpdateProfileInput.pick({ name: true, phone: true, address: true, avatarUrl: true });

export const profileRows = [
  restRow({
    method: 'PATCH',
    path: '/auth/me',
    procedure: 'profile.update',
    summary: 'Change your profile; a blank field keeps its old value.',
    body: ProfileChanges,
    response: doneShape({ data: UserBody }, 'Profile updated successfully'),
    input: ({ body: { name, phone, address, avatarUrl } }) => ({ name, phone, address, avatarUrl }),
    answer: (user, { publicUrl }) =>
      done('Profile updated successfully', { data: userBody(user, publicUrl) }),
  }),
  restRow({
    method: 'GET',
    path: '/drivers/vehicle',
    procedure: 'profile.vehicle',
    summary: 'The signed-in driver’s vehicle.',
    response: z.object({ vehicle: OwnVehicleBody }),
    answer: (vehicle) => ({ vehicle: ownVehicleBody(vehicle) }),
  }),
  restRow({
    method: 'PATCH',
    path: '/drivers/vehicle',
    procedure: 'profile.updateVehicle',
    summary: 'Change the signed-in driver’s vehicle.',
    body: UpdateVehicleInput,
    errors: ['RIDE_ACTIVE', 'VEHICLE_TWICE', 'PLATE_IN_USE'],
    response: doneShape({ vehicle: OwnVehicleBody, driver: DriverBody }, 'Vehicle updated'),
    input: ({ body }) => body,
    answer: (driver) =>
      done('Vehicle updated', { vehicle: ownVehicleBody(driver.vehicle), driver: driverBody(driver) }),
  }),
];
