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

/** Whether the page was opened by a number in the place of a host name: no passkey belongs to one. */
export const isAtIp = () => /^(\[.*\]|[\d.]+)$/.test(location.hostname);

export const canUsePasskeys = () => settings.passkeys && !isAtIp() && browserSupportsWebAuthn();

/** @param options as the server made them. @throws PasskeyStopped in words for whoever works */
export async function answerWithPasskey(options: Options): Promise<Response> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return inWords(() => startAuthentication({ optionsJSON }));
}

/** @param options as the server made them. @throws PasskeyStopped in words for whoever works */
export async function makePasskey(options: Options): Promise<Response> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return inWords(() => startRegistration({ optionsJSON }));
}

/** The passkey was not given: put away, timed out, or there is none. */
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
