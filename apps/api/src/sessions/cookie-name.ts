/** Not accessToken, refreshToken or role: scripts of the REST API's clients keep cookies of those names. */
const NAME = 'ridewire_session';

/**
 * The session cookie's name. Over TLS it has a prefix that makes browsers refuse it from any other host or path, and
 * without TLS.
 */
export const sessionCookieName = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);
