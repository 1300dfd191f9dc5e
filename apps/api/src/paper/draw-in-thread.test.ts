import { expect, test } from 'vitest';
import { drawInThread } from './draw-in-thread.ts';
import type { Paper } from './paper.ts';

const receipt: Paper = {
  title: 'Receipt',
  language: 'en',
  parts: [{ kind: 'pairs', lines: [{ name: 'Rider', value: 'Nadia' }] }],
};
const statement: Paper = {
  title: 'Statement',
  language: 'en',
  parts: [
    {
      kind: 'table',
      columns: [{ name: 'Ride', share: 1 }],
      rows: Array.from({ length: 400 }, (_, n) => ({ cells: [`House ${n}, Road ${n * 7}, Gulshan`] })),
    },
  ],
};

test('a receipt doesn’t wait for long statements', async () => {
  const drawn: string[] = [];
  const draw = async (paper: Paper) => {
    const pdf = await drawInThread(paper);
    drawn.push(paper.title);
    return pdf;
  };
  const pdfs = await Promise.all([statement, statement, statement, receipt].map(draw));
  expect(drawn.indexOf('Receipt')).toBeLessThan(3);
  for (const pdf of pdfs) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
