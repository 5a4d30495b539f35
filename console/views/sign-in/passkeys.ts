import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { settings } from '#console/settings.ts';

type Options = Readonly<Record<string, unknown>>;
type Response = Record<string, unknown>;

/** WebAuthn does not allow IP addresses as relying party ids. */
export const isAtIp = () => /^(\[.*\]|[\d.]+)$/.test(location.hostname);

export const canUsePasskeys = () => settings.passkeys && !isAtIp() && browserSupportsWebAuthn();

/**
 * @param options from the server
 * @throws PasskeyError with a message for the user
 */
export async function answerWithPasskey(options: Options): Promise<Response> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return withMessage(() => startAuthentication({ optionsJSON }));
}

/**
 * @param options from the server
 * @throws PasskeyError with a message for the user
 */
export async function createPasskey(options: Options): Promise<Response> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return withMessage(() => startRegistration({ optionsJSON }));
}

/** The passkey request was canceled, timed out or found no passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

const CANCELED =
  'The passkey request was canceled or timed out. Try again, or sign in another way.';
const ALREADY_REGISTERED = 'This device already has a passkey for your account.';

async function withMessage(work: () => Promise<object>): Promise<Response> {
  try {
    return { ...(await work()) };
  } catch (error) {
    const isRegistered =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyError(isRegistered ? ALREADY_REGISTERED : CANCELED);
  }
}
