import type { charts as english } from './texts.en.ts';

export const charts: typeof english = {
  lookOf: (name) => `${name} যেভাবে দেখাবেন`,
  chart: 'চার্ট',
  table: 'টেবিল',
};
