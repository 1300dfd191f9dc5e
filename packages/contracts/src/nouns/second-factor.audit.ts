export const audited = {
  'factor.turned_on': 'signIns',
  'factor.turned_off': 'signIns',
  'factor.removed': 'signIns',
  'factor.recovered': 'signIns',
  'factor.codes_renewed': 'signIns',
  'factor.missed': 'signIns',
} as const;
