/** What is said where neither the app nor its server can: by the service worker, and where script is forbidden. */
export const away = {
  noScript: 'Ridewire needs JavaScript here. Please allow it in your browser, then load this page again.',
  offline: 'You’re offline',
  offlineHint: 'This page will come back when you’re online.',
  away: 'We can’t reach Ridewire',
  awayHint: 'We’ll keep trying, and this page will come back.',
  again: 'Try again',
  ride: 'Your ride {id}',
  asOf: 'As of {time}',
  call: 'Call {name}',
  danger: 'If you’re in danger, call 999.',
};
