import { z } from 'zod';
import { ROLES, USER_STATUSES } from './choices.ts';
import { mistake } from './mistakes.ts';

export const Role = z.enum(ROLES, mistake('role'));
export type Role = z.infer<typeof Role>;

export const UserStatus = z.enum(USER_STATUSES, mistake('userStatus'));
export type UserStatus = z.infer<typeof UserStatus>;
