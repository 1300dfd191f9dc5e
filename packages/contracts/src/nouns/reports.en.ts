export const refusals = {
  EXPORTS_UNDER_WAY: 'Your other exports are still running. Wait for them to finish.',
};

export const mistakes = {
  reportPeriod: 'The period must be day, week or month.',
  exportName: 'Choose rides, users, drivers or earnings.',
};
