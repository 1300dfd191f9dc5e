import { expect, test } from 'vitest';
import { latestExpiry, UploadDocumentInput } from './documents.ts';
import { judgeDocuments, type DocumentSummary } from './judge-documents.ts';

const TODAY = '2026-11-21';
const licence = (state: DocumentSummary['state'], expiresOn: string): DocumentSummary => ({
  kind: 'licence',
  state,
  expiresOn,
});
const first = (...documents: DocumentSummary[]) => judgeDocuments(documents, TODAY)[0];

test.each<[string, DocumentSummary[], string, boolean]>([
  ['nothing', [], 'missing', false],
  ['one that waits', [licence('waiting', '2027-01-01')], 'waiting', false],
  ['one that was returned', [licence('returned', '2027-01-01')], 'returned', false],
  ['one that is good for long', [licence('approved', '2026-12-22')], 'approved', true],
  ['one that is good for 30 days', [licence('approved', '2026-12-21')], 'expiring', true],
  ['its last day', [licence('approved', TODAY)], 'expiring', true],
  ['the day after', [licence('approved', '2026-11-20')], 'expired', false],
  [
    'a new one beside it',
    [licence('approved', '2027-06-01'), licence('waiting', '2030-01-01')],
    'waiting',
    true,
  ],
  [
    'a new one beside one that has expired',
    [licence('approved', '2026-01-01'), licence('returned', '2030-01-01')],
    'returned',
    false,
  ],
])('%s', (_what, documents, standing, isValid) => {
  const judged = first(...documents);
  expect(judged).toMatchObject({ kind: 'licence', standing });
  expect(judged?.valid !== undefined).toBe(isValid);
});

test('each kind stands for itself', () => {
  const judged = judgeDocuments([licence('approved', '2030-01-01')], TODAY);
  expect(judged.map(({ kind, standing }) => [kind, standing])).toEqual([
    ['licence', 'approved'],
    ['registration', 'missing'],
    ['insurance', 'missing'],
  ]);
  const waiting = judgeDocuments([licence('waiting', '2030-01-01')], TODAY);
  expect(waiting.map(({ standing }) => standing)).toEqual(['waiting', 'missing', 'missing']);
});

test('there must be such a day', () => {
  expect(latestExpiry('2028-02-29')).toBe('2048-02-29');
  expect(latestExpiry(TODAY)).toBe('2046-11-21');
  for (const expiresOn of [
    '2026-02-30',
    '2026-2-3',
    '21.11.2030',
    '',
    ' 2030-01-01',
    '2030-01-01T00:00:00Z',
    null,
  ])
    expect(UploadDocumentInput.safeParse({ kind: 'licence', expiresOn }).success).toBe(false);
});
