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
 * @throws PasskeyStopped with a message for the user
 */
export async function answerWithPasskey(options: Options): Promise<Response> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return inWords(() => startAuthentication({ optionsJSON }));
}

/**
 * @param options from the server
 * @throws PasskeyStopped with a message for the user
 */
export async function makePasskey(options: Options): Promise<Response> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return inWords(() => startRegistration({ optionsJSON }));
}

/** The passkey request was canceled, timed out or found no passkey. */
export class PasskeyStopped extends Error {
  override readonly name = 'PasskeyStopped';
}

const STOPPED = 'The passkey request was canceled or timed out. Try again, or sign in another way.';
const THERE_ALREADY = 'This device already has a passkey for your account.';

async function inWords(work: () => Promise<object>): Promise<Response> {
  try {
    return { ...(await work()) };
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyStopped(isThere ? THERE_ALREADY : STOPPED);
  }
}
