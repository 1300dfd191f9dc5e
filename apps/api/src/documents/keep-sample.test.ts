import { DOCUMENT_KINDS } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { sharp } from '../media/guarded-sharp.ts';
import { createSampleKeeper } from './keep-sample.ts';

test('papers of the demo are small pictures that open, of each kind another one', async () => {
  const kept = new Map<string, Uint8Array>();
  const media = {
    put: (key: string, bytes: Uint8Array) => Promise.resolve(void kept.set(key, bytes)),
    get: () => Promise.resolve(undefined),
    remove: () => Promise.resolve(),
  };
  const keep = createSampleKeeper(media);
  const sizes = await Promise.all(DOCUMENT_KINDS.map((kind) => keep(`a-${kind}`, kind)));
  expect([...kept.keys()]).toContain('documents/a-licence/document.webp');
  expect(new Set([...kept.values()].map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(3);
  expect(Math.max(...sizes)).toBeLessThan(5_000);
  for (const bytes of kept.values())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 300 });
});
