export const refusals = {
  BUSINESS_TOO_LATE: 'A business mark can be set, changed or removed for 60 days after the ride.',
  BUSINESS_NOT_COMPLETED: 'Only a completed ride can be marked as business.',
};

export const mistakes = {
  business: 'Say what the business ride is for: costCenter and purpose, or neither.',
  businessMonth: 'Give the month as YYYY-MM, such as 2026-11.',
};
