/** Whether this browser knows passkeys. It knows none on pages without TLS. */
export const canMakePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';
