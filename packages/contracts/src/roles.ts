import { z } from 'zod';

export const Role = z.enum(['rider', 'driver', 'admin']);
export type Role = z.infer<typeof Role>;

export const UserStatus = z.enum(['active', 'blocked']);
export type UserStatus = z.infer<typeof UserStatus>;
