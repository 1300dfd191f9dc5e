/** How browsers, and the loader of styles, say that a file of the app could not be had. */
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether a screen's own files could not be loaded, as without a network, or after a newer version took their place. Documents
 * remember which failed: only a new one asks for them again.
 */
export const isFileMissing = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message);
