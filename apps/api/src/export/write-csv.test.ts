import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { number, text, time } from './export-table.ts';
import { headerOf, toCsv } from './write-csv.ts';

const COLUMNS = [text('Name', sql``), number('Longitude', sql``), time('Requested at', sql``)];

test('text that a spreadsheet would take for a formula becomes text, numbers keep their sign', () => {
  const names = [
    '=1+1',
    '+880',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1+1',
    'plain',
    '=HYPERLINK("http://x","y")',
  ];
  const written = parse(
    toCsv(
      names.map((name) => [name, '-0.127', null]),
      COLUMNS,
    ),
  );
  expect(written).toEqual(names.map((name) => [name === 'plain' ? name : `'${name}`, '-0.127', '']));
});

test('quotes, commas, line breaks and letters of all kinds come back as they were', () => {
  const names = ['say "hi"', 'a,b;c', 'two\r\nlines', 'two\nlines', ' ধানমন্ডি ', '👩🏽‍🚀', '"', ',', "it's"];
  const csv = toCsv(
    names.map((name) => [name, '1', '2026-11-21 10:00:00']),
    COLUMNS,
  );
  expect((parse(csv) as string[][]).map(([name]) => name)).toEqual(names);
  expect(csv.endsWith('\r\n')).toBe(true);
});

test('times say by which clocks', () => {
  expect(COLUMNS.map((column) => headerOf(column, ['+06:00']))).toEqual([
    'Name',
    'Longitude',
    'Requested at (UTC+06:00)',
  ]);
  expect(headerOf(time('Joined at', sql``), ['+01:00', '+02:00'])).toBe('Joined at (UTC+01:00 or UTC+02:00)');
});
