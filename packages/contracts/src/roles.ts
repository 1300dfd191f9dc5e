import { z } from 'zod';

export const Role = z.enum(['rider', 'driver', 'admin'], 'The role must be rider, driver or admin.');
export type Role = z.infer<typeof Role>;

export const UserStatus = z.enum(['active', 'blocked'], 'The status must be active or blocked.');
export type UserStatus = z.infer<typeof UserStatus>;
