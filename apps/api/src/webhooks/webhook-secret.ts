import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret that signs deliveries, as Standard Webhooks writes them. */
export const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
