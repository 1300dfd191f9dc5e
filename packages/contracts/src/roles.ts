import { z } from 'zod';
import { ROLES, USER_STATUSES } from './choices.ts';
import { DESK_ROLES } from './desk-roles.ts';
import { mistake } from './mistakes.ts';

export const Role = z.enum(ROLES, mistake('role'));
export type Role = z.infer<typeof Role>;

export const DeskRoleChoice = z.enum(DESK_ROLES, mistake('deskRole'));

export const UserStatus = z.enum(USER_STATUSES, mistake('userStatus'));
export type UserStatus = z.infer<typeof UserStatus>;
