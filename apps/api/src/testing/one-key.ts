import { TokenKeys } from '../core/token-keys.ts';

/** The keys of a server that never made another one. */
export const oneKey = (key: Uint8Array): TokenKeys => new TokenKeys([{ id: '0', key, signsFromMs: 0 }]);
