import { expect, it } from 'vitest';
import { readSidebarState, writeSidebarState } from './sidebar-state.ts';

it('is open unless it was closed', () => {
  expect(readSidebarState('')).toBe(true);
  expect(readSidebarState('a=1; sidebar_state=true')).toBe(true);
  expect(readSidebarState('a=1; sidebar_state=false; b=2')).toBe(false);
  expect(readSidebarState('other_sidebar_state=false')).toBe(true);
});

it('is kept for seven days on every page', () => {
  expect(writeSidebarState(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=strict');
});
