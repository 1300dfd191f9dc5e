import { z } from 'zod';
import { Role, UserStatus } from './roles.ts';

export const Email = z
  .string('Please enter a valid email address')
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const LoginInput = z.object({
  email: Email,
  password: z
    .string('Password must be at least 8 characters')
    .min(8, 'Password must be at least 8 characters')
    .max(200, 'Password must be at most 200 characters'),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** The signed-in person. */
export const Me = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  status: UserStatus,
  isEmailVerified: z.boolean(),
  name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});
export type Me = z.infer<typeof Me>;

/** An account offered on the login page of a demo. */
export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}
