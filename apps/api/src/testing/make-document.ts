import { cityDay, type DocumentKind, type SeenDocument } from '@ridewire/contracts';
import type { Services } from '../server/router/services.ts';
import { uploadDocument } from '../documents/upload-document.ts';
import type { TestActor } from './actors.ts';
import { redAndBlue } from './pictures.ts';

/** A PDF of one empty page. */
export const PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R/Size 4>>
startxref
160
%%EOF
`);

/** The city's day this many days from now, YYYY-MM-DD. */
export const inDays = (timeZone: string, days: number): string =>
  cityDay(timeZone, Date.now() + days * 86_400_000);

/** Has a driver send a document that is valid for a year, of one of their other vehicles if it is named; returns what identifies it. */
export async function makeDocument(
  core: Services,
  driver: TestActor,
  kind: DocumentKind = 'licence',
  vehicleId?: string,
): Promise<SeenDocument> {
  const file = await redAndBlue(80, 40).png().toBuffer();
  await uploadDocument(
    core,
    driver,
    { kind, expiresOn: inDays(core.timeZone, 365), file, vehicleId },
    { userAgent: null, ipAddress: null },
  );
  const { rows } = await core.db.pool.query<{ id: string; version: number }>(
    `select id, version from driver_documents
      where driver_id = $1 and kind = $2 and state = 'waiting' and vehicle_id is not distinct from $3`,
    [driver.userId, kind, vehicleId ?? null],
  );
  const [sent] = rows;
  if (!sent) throw new Error('The document does not wait.');
  return { driverId: driver.userId, kind, documentId: sent.id, version: sent.version };
}
