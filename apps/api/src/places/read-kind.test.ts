import { expect, test } from 'vitest';
import { readKind } from './read-kind.ts';

test.each([
  ['pharmacy', 'pharmacy'],
  ['Pharmecy', 'pharmacy'],
  ['ফার্মেসি', 'pharmacy'],
  ['কাছের ফার্মেসি', 'pharmacy'],
  ['ওষুধের দোকান', 'pharmacy'],
  ['petrol pump', 'fuel'],
  ['the nearest petrol pump', 'fuel'],
  ['Gas Station', 'fuel'],
  ['mosque near me', 'worship'],
  ['মসজিদ', 'worship'],
  ['ATM booth', 'atm'],
  ['the atm', 'atm'],
  ['schoo', 'school'],
  ['pharmacys', 'pharmacy'],
  ['resturant', 'restaurant'],
  ['bus stand', 'bus_station'],
])('%j asks for the nearest of its kind', (text, kind) => {
  expect(readKind(text)).toEqual({ kind, where: null });
});

test('a kind may be wanted near a place', () => {
  expect(readKind('mosque in Banani')).toEqual({ kind: 'worship', where: 'Banani' });
  expect(readKind('hospital near Gulshan 2')).toEqual({ kind: 'hospital', where: 'Gulshan 2' });
  expect(readKind('nearest  mosque  in  Banani ')).toEqual({ kind: 'worship', where: 'Banani' });
  expect(readKind('Kacchi Bhai in Banani')).toBeNull();
});

test.each([
  'Islami Bank',
  'Dhaka College',
  'New Market',
  'Labaid Hospital',
  'Banani',
  'station',
  'Bank Asia',
  '',
  'near me',
  'me',
  'atom',
  'cafo',
  'harmacy',
  'banc',
  'pharmacy in ',
  'cinema in',
])('%j names something, or nothing', (text) => {
  expect(readKind(text)).toBeNull();
});
