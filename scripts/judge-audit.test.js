import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.js';

/** @param {string} severity */
const report = (severity) =>
  JSON.stringify({
    advisories: {
      1: { severity, module_name: 'left-pad', title: 'Pads too much', url: 'https://example.com/1' },
    },
    metadata: {},
  });

test.each([
  ['critical', true],
  ['high', true],
  ['moderate', false],
])('a %s weakness is told, and fails: %s', (severity, isSerious) => {
  const judged = judgeAudit(report(severity));
  expect(judged.isSerious).toBe(isSerious);
  expect(judged.sentences).toEqual([`${severity}: left-pad: Pads too much (https://example.com/1)`]);
});

test('none is told too', () => {
  expect(judgeAudit('{"advisories":{}}')).toEqual({
    sentences: ['No known weakness in what the product ships.'],
    isSerious: false,
  });
});

test.each(['', 'ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'])(
  'a registry that can’t be asked fails nothing, and is told: %s',
  (written) => {
    expect(judgeAudit(written)).toMatchObject({ isSerious: false });
    expect(judgeAudit(written).sentences[0]).toContain('nothing was checked');
  },
);
