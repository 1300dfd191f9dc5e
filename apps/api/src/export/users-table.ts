import type { ExportInput } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { eq, isNull } from 'drizzle-orm';
import { email, phone, text, time, type ExportTable } from './export-table.ts';

const { users } = schema;

type Input = Extract<ExportInput, { name: 'users' }>;

/** All accounts. */
export const usersTable = ({ role, status }: Input): ExportTable => ({
  source: users,
  columns: [
    text('User ID', users.id),
    text('Name', users.name),
    email('Email', users.email),
    phone('Phone', users.phone),
    text('Address', users.address),
    text('Role', users.role),
    text('Status', users.status),
    time('Email verified at', users.emailVerifiedAt),
    time('Joined at', users.createdAt),
  ],
  moment: users.createdAt,
  where: [isNull(users.deletedAt), role && eq(users.role, role), status && eq(users.status, status)],
  batchSize: 4_000,
});
