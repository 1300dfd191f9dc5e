import {
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Why a device showed no passkey: the person stopped it or has none, or the page's address can have none. */
export type NotShown = 'stopped' | 'wrongAddress';

/**
 * Has the device sign with a passkey that the person chooses.
 * @param inField among what the browser offers in the email field, instead of asking at once
 */
export async function showPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { inField = false }: { inField?: boolean } = {},
) {
  try {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: inField,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
    return { shown: { id, rawId, type, response: signed }, why: undefined };
  } catch (error) {
    const why = (error as Error).name === 'SecurityError' ? 'wrongAddress' : 'stopped';
    return { shown: undefined, why } as const;
  }
}

/** Stops waiting for a passkey. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();
