export const audited = {
  'tariff.set': 'fares',
  'tariff.taken_back': 'fares',
  'waiting.set': 'fares',
  'waiting.taken_back': 'fares',
} as const;
