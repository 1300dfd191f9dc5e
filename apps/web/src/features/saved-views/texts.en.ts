import { defineTexts } from '../../kit/texts/define-texts.ts';

/** Filters of a page under a name. */
export const savedViews = {
  views: 'Views',
  hint: 'Save filters that you use often, and open them here.',
  save: 'Save these filters…',
  noFilters: 'Choose filters first, then save them here.',
  title: 'Save these filters',
  name: 'Name',
  nameMissing: 'Enter a name.',
  nameHint: 'For example, “XL rides of today”. Filters saved under the same name are replaced.',
  confirm: 'Save',
  saving: 'Saving…',
  saved: (name: string) => `Saved as “${name}”`,
  saveFailed: 'Failed to save these filters',
  remove: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `“${name}” is deleted`,
  removeFailed: (name: string) => `Failed to delete “${name}”`,
  loadFailed: (why: string) => `Your views couldn’t be loaded: ${why}`,
};

export const [useSavedViewsTexts] = defineTexts('savedViews', savedViews);
