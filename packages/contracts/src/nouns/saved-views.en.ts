export const refusals = {
  VIEWS_FULL: 'You’ve reached the saved views limit. Delete one first.',
};

export const mistakes = {
  savedViewId: 'A saved view’s ID must be a UUID.',
  viewPage: 'Choose one of the pages that have views.',
  viewSearch: 'These filters are too long to be saved.',
};
