import type { ExportInput } from '@ridewire/contracts';
import { narrow, phone, text, time, type ExportTable } from './export-table.ts';

type Input = Extract<ExportInput, { name: 'users' }>;

/** Everybody with an account. */
export const usersTable = ({ role, status }: Input): ExportTable => ({
  source: 'users',
  columns: [
    text('User ID', 'r.id'),
    text('Name', 'r.name'),
    text('Email', 'r.email'),
    phone('Phone', 'r.phone'),
    text('Address', 'r.address'),
    text('Role', 'r.role'),
    text('Status', 'r.status'),
    time('Email verified at', 'r.email_verified_at'),
    time('Joined at', 'r.created_at'),
  ],
  moment: 'r.created_at',
  ...narrow(['r.deleted_at is null'], { 'r.role': role, 'r.status': status }),
  batchSize: 4_000,
});
