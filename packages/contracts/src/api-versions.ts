/** The versions of the API, newest first: the days on which something changed that programs could stumble over. */
export const API_VERSIONS = ['2026-11-30', '2026-11-29', '2026-11-28'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

export const NEWEST_API_VERSION = API_VERSIONS[0];
/** The version of keys that are older than versions. */
export const FIRST_API_VERSION = '2026-11-28' satisfies ApiVersion;
