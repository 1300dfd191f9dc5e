import { z } from 'zod';
import { ROLES, USER_STATUSES } from './choices.ts';

export const Role = z.enum(ROLES, 'The role must be rider, driver or admin.');
export type Role = z.infer<typeof Role>;

export const UserStatus = z.enum(USER_STATUSES, 'The status must be active or blocked.');
export type UserStatus = z.infer<typeof UserStatus>;
