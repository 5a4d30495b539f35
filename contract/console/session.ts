/** Signing in, accepting invitation and recovery links, and identity checks. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import {
  code,
  LookupEmail,
  name,
  password,
  RecoveryCodes,
  TotpSecret,
  time,
  uuid,
  webAuthn,
} from './parts.ts';
import { Permission, Role } from './roles.ts';

/** Milliseconds until a session expires: since its last use, and since its start. */
export const SESSION_IDLE_TIMEOUT = 12 * 3_600_000;
export const SESSION_LIFETIME = 7 * 86_400_000;

/** Token of an invitation or recovery link. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'is not a token'));

export { PASSWORD } from './limits.ts';

export const Session = z.object({
  id: uuid,
  staff: z.object({ id: uuid, name: z.string(), email: z.string(), role: Role }),
  permissions: z.array(Permission),
  /** What the account has been set up with. */
  signInMethods: z.array(z.enum(['passkey', 'password', 'single-sign-on'])),
  /** When the identity check expires that `needsProof` requires. */
  freshUntil: time,
  expiresAt: time,
});
export type Session = z.infer<typeof Session>;

/** Path below the console's. Neither slashes nor backslashes at its start may name another host. */
const ReturnPath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\\\s]*$/, 'is not a path of the console'));

export const StaffLink = z.object({
  purpose: z.enum(['invitation', 'recovery']),
  email: z.string(),
  role: Role,
  name: z.string(),
  expiresAt: time,
});

const refused = { problems: ['sign-in-refused', 'too-many'] as const };

const common = { permission: 'anyone', tag: 'Signing in' } as const;

export const SESSION_CALLS = defineCalls(common, {
  getSession: {
    route: 'GET /session',
    permission: 'self',
    answer: Session,
    summary: 'Get the signed-in member of staff and their permissions',
  },
  passkeySignInOptions: {
    route: 'POST /sign-in/passkey/options',
    summary: 'Get a challenge for the passkey of any member of staff',
    answer: webAuthn,
    problems: ['conflict'],
  },
  signInByPasskey: {
    route: 'POST /sign-in/passkey',
    ...refused,
    summary: 'Sign in with a passkey',
    body: z.object({ response: webAuthn }),
    answer: Session,
  },
  signInByPassword: {
    route: 'POST /sign-in/password',
    ...refused,
    summary: 'Sign in with a password and a code',
    body: z.object({ email: LookupEmail, password, code }),
    answer: Session,
  },
  startSingleSignOn: {
    route: 'POST /single-sign-on/start',
    summary: 'Get the URL of the provider at which to sign in, or to confirm your identity',
    body: z.object({ purpose: z.enum(['sign-in', 'proof']), returnTo: z.nullable(ReturnPath) }),
    answer: z.object({ url: z.string() }),
    problems: ['not-found', 'not-signed-in'],
  },
  finishSingleSignOn: {
    route: 'POST /single-sign-on/finish',
    summary: 'Finish what was started, with the query of the URL to which the provider returned',
    body: z.object({ query: z.string().check(z.maxLength(8000)) }),
    answer: z.object({ session: Session, returnTo: z.nullable(z.string()) }),
    problems: ['not-found', 'sign-in-refused'],
  },
  signOut: {
    route: 'POST /sign-out',
    permission: 'self',
    summary: 'Sign out',
  },
  readLink: {
    route: 'POST /links/read',
    summary: 'Get the details of an invitation or recovery link without consuming it',
    body: z.object({ token }),
    answer: StaffLink,
    problems: ['gone'],
  },
  linkPasskeyOptions: {
    route: 'POST /links/passkey/options',
    summary: 'Get a challenge for a new passkey without consuming the link',
    body: z.object({ token, name }),
    answer: webAuthn,
    problems: ['gone', 'conflict'],
  },
  acceptByPasskey: {
    route: 'POST /links/passkey',
    summary: 'Consume a link: create or recover an account with a passkey',
    body: z.object({ token, name, response: webAuthn }),
    answer: z.object({ session: Session, recoveryCodes: RecoveryCodes }),
    problems: ['gone', 'invalid-fields'],
  },
  linkTotp: {
    route: 'POST /links/totp',
    summary: 'Get a secret for an authenticator app without consuming the link',
    body: z.object({ token }),
    answer: TotpSecret,
    problems: ['gone'],
  },
  acceptByPassword: {
    route: 'POST /links/password',
    summary: 'Consume a link: create or recover an account with a password and a code of that app',
    body: z.object({ token, name, password, code }),
    answer: z.object({ session: Session, recoveryCodes: RecoveryCodes }),
    problems: ['gone', 'invalid-fields'],
  },
  passkeyProofOptions: {
    route: 'POST /proof/passkey/options',
    permission: 'self',
    summary: 'Get a challenge for your passkeys',
    answer: webAuthn,
    problems: ['conflict'],
  },
  proveByPasskey: {
    route: 'POST /proof/passkey',
    permission: 'self',
    ...refused,
    summary: 'Confirm your identity with a passkey',
    body: z.object({ response: webAuthn }),
    answer: Session,
  },
  proveByPassword: {
    route: 'POST /proof/password',
    permission: 'self',
    ...refused,
    summary: 'Confirm your identity with your password and a code',
    body: z.object({ password, code }),
    answer: Session,
  },
});
