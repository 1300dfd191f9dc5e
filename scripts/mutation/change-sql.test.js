import { expect, test } from 'vitest';
import { changeSql } from './change-sql.js';

test('each place where a mistake could be made is made one of', () => {
  expect(changeSql('a < b')).toEqual(['a <= b']);
  expect(changeSql('where a >= «0» or b is null')).toEqual([
    'where a > «0» or b is null',
    'where a >= «0» or b is not null',
    'where a >= «0» and b is null',
    'where true or a >= «0» or b is null',
  ]);
});

test('a condition that is forgotten goes up to the next one, with what it holds', () => {
  const text = 'from rides where id is null and (a > 1 or b(c, «1»)) and d is null order by id';
  expect(changeSql(text)).toContain('from rides where id is null and d is null order by id');
  expect(changeSql(text)).toContain('from rides where id is null and (a > 1 or b(c, «1»)) order by id');
});

test('a lock, what makes rows different, and how many there are, may be forgotten', () => {
  expect(changeSql('select distinct id from rides limit «0» for update skip locked')).toEqual([
    'select  id from rides limit «0» for update skip locked',
    'select distinct id from rides  for update skip locked',
    'select distinct id from rides limit «0»  skip locked',
    'select distinct id from rides limit «0» for update ',
  ]);
});

test('what is quoted, what gives a value, and what belongs to other words, stays', () => {
  expect(changeSql(`update rides set a = 'x < y and z', b = «0» -- is null`)).toEqual([]);
  expect(changeSql('insert into rides values («0») on conflict (id) do nothing')).toEqual([]);
  expect(changeSql('a between 1 and 2')).toEqual([]);
  expect(changeSql('a is not distinct from b')).toEqual(['a is distinct from b']);
  expect(changeSql('a is not null')).toEqual(['a is null']);
});
