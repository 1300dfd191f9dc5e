/** The environment variable in which the workers find the test server. */
export const POSTGRES_URL = 'RIDEWIRE_E2E_POSTGRES';
