import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { queueDocumentRemoval } from './document-job.ts';

const { driverDocuments } = schema;

export const documentPersonalData: PersonalData = {
  tables: ['driver_documents'],
  lists: [
    ownRows('documents', {
      table: 'driver_documents',
      newest: 'uploaded_at',
      item: `'kind', r.kind, 'licensePlateOfOtherVehicle', (select v.license_plate from vehicles v where v.driver_id = r.driver_id and v.id = r.vehicle_id), 'state', r.state, 'fileType', r.file_type, 'byteCount', r.byte_count, 'expiresOn', r.expires_on,
    'reason', r.reason, 'uploadedAt', ${iso('r.uploaded_at')}, 'judgedAt', ${iso('r.judged_at')}`,
      person: 'driver_id',
    }),
  ],
  erase: async (tx, { id }) => {
    const removed = await tx
      .delete(driverDocuments)
      .where(eq(driverDocuments.driverId, id))
      .returning({ id: driverDocuments.id, fileType: driverDocuments.fileType });
    await queueDocumentRemoval(tx, removed);
    return [];
  },
};
