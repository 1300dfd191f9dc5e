export const mistakes = {
  auditType: 'That isn’t a kind of action.',
  auditCursor: 'That isn’t a place in the audit trail.',
  auditOneFilter: 'Use only one at a time: a search, a person or a ride.',
  auditOneWay: 'Ask for older or newer entries, not both.',
};
