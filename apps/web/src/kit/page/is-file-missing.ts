/** How browsers, and the loader of styles, word a missing file of the app. */
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether a screen's own files could not be loaded, for example without a network or after a new version replaced them.
 * Documents remember failed files, so only a new document asks for them again.
 */
export const isFileMissing = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message);
