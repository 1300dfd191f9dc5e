import { afterEach, expect, test, vi } from 'vitest';
import { followTexts, keepText, readText } from './kept-texts.ts';

function openTab() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

test('what is typed is in the tab’s storage, each field on its own, until it is sent', () => {
  const stored = openTab();
  keepText('nadia chat 1', 'At the blue gate');
  keepText('nadia chat 2', 'On my way');
  expect(readText('nadia chat 1')).toBe('At the blue gate');
  expect(readText('rafi chat 1')).toBe('');
  keepText('nadia chat 1', '');
  expect(readText('nadia chat 1')).toBe('');
  expect([...stored]).toEqual([['ridewire-text:nadia chat 2', 'On my way']]);
});

test('a field on the screen is told, until it is gone', () => {
  openTab();
  const told = vi.fn();
  const stop = followTexts(told);
  keepText('nadia chat 1', 'At');
  stop();
  keepText('nadia chat 1', 'At the');
  expect(told).toHaveBeenCalledTimes(1);
});

test('where storage is full or forbidden, the text stays as long as the page', () => {
  const stored = openTab();
  keepText('nadia chat 1', 'At the');
  const full = () => {
    throw new Error('full');
  };
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key), setItem: full });
  keepText('nadia chat 1', 'At the blue gate');
  expect(readText('nadia chat 1')).toBe('At the blue gate');
  vi.stubGlobal('sessionStorage', { getItem: full, setItem: full, removeItem: full });
  expect(readText('nadia chat 2')).toBe('');
  keepText('nadia chat 2', 'On my way');
  expect(readText('nadia chat 2')).toBe('On my way');
});
