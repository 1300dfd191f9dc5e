export const audited = {
  'document.uploaded': 'documents',
  'document.approved': 'documents',
  'document.returned': 'documents',
} as const;
