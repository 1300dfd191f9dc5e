import { defineTexts } from '../texts/define-texts.ts';

export const charts = {
  lookOf: (name: string) => `Show ${name} as`,
  chart: 'Chart',
  table: 'Table',
};

export const [useChartsTexts] = defineTexts('charts', charts);
