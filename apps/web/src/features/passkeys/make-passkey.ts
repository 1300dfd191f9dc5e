import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type WebAuthnError,
} from '@simplewebauthn/browser';

/** Why a device made no passkey: the person stopped it, or it has one, or the page's address can have none. */
export type NotMade = 'stopped' | 'already' | 'wrongAddress';

/** Has the device make a passkey, once the person has shown that it is them. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      made: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
      why: undefined,
    };
  } catch (error) {
    return { made: undefined, why: whyNot(error) };
  }
}

function whyNot(error: unknown): NotMade {
  const { name, code } = error as Partial<WebAuthnError>;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') return 'already';
  return name === 'SecurityError' ? 'wrongAddress' : 'stopped';
}
