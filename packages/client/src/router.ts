/** The package has the server's printed types in place of this file, which need nothing from this repository. */
export type { AppRouter } from '@ridewire/api/router';
