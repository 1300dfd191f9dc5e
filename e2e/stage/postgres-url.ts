/** Under this name of the environment the workers find the test server. */
export const POSTGRES_URL = 'RIDEWIRE_E2E_POSTGRES';
