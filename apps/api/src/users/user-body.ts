import { Role, UserStatus, type UserView } from '@ridewire/contracts';
import { z } from 'zod';
import { Id, Time } from '../procedures/rest-bodies.ts';

export const ProfileBody = z
  .object({
    name: z.string(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'Profile' });

export const UserBody = z
  .object({
    _id: Id,
    email: z.string(),
    role: Role,
    status: UserStatus,
    isEmailVerified: z.boolean(),
    createdAt: Time,
    updatedAt: Time,
    profile: ProfileBody,
  })
  .meta({ id: 'User' });

/** Our pictures are stored as paths; clients elsewhere need the whole address. */
export const absolute = (url: string | null, publicUrl: string): string | null =>
  url?.startsWith('/media/') ? `${publicUrl}${url}` : null;

export const userBody = (user: UserView, publicUrl: string): z.infer<typeof UserBody> => ({
  _id: user.id,
  email: user.email,
  role: user.role,
  status: user.status,
  isEmailVerified: user.isEmailVerified,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
  profile: {
    name: user.name,
    phone: user.phone,
    address: user.address,
    avatarUrl: absolute(user.avatarUrl, publicUrl),
  },
});
