/** Not accessToken, refreshToken or role: clients of the REST API keep cookies of those names by script. */
const NAME = 'ridewire_session';

/**
 * The session cookie's name. Over TLS it has a prefix that makes browsers refuse it from any other host or path, and
 * without TLS at all.
 */
export const sessionCookieName = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);
