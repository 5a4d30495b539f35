/** Signing in, by links too, and sessions. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import {
  code,
  KNOWN_EMAIL,
  name,
  password,
  RecoveryCodes,
  TotpSecret,
  time,
  uuid,
  webAuthn,
} from './parts.ts';
import { Permission, Role } from './roles.ts';

/** Milliseconds: since it was last used, and since it was begun. */
export const SESSION_IDLE = 12 * 3_600_000;
export const SESSION_LIFETIME = 7 * 86_400_000;

/** Of a link that somebody was sent. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'is not a token'));

export { PASSWORD } from './limits.ts';

export const Session = z.object({
  id: uuid,
  staff: z.object({ id: uuid, name: z.string(), email: z.string(), role: Role }),
  permissions: z.array(Permission),
  /** Until when calls that need a fresh proof are answered. */
  freshUntil: time,
  expiresAt: time,
});
export type Session = z.infer<typeof Session>;

export const StaffLink = z.object({
  purpose: z.enum(['invitation', 'recovery']),
  email: z.string(),
  role: Role,
  name: z.string(),
  expiresAt: time,
});

const tag = 'Signing in';
const refused = { problems: ['sign-in-refused', 'too-many'] as const };

export const SESSION_CALLS = defineCalls({
  getSession: {
    method: 'GET',
    path: '/session',
    permission: 'self',
    tag,
    answer: Session,
    summary: 'Who is signed in, and what they may do',
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/sign-in/passkey/options',
    permission: 'anyone',
    tag,
    summary: 'A challenge for any passkey of the staff',
    answer: webAuthn,
    problems: ['conflict'],
  },
  signInByPasskey: {
    method: 'POST',
    path: '/sign-in/passkey',
    permission: 'anyone',
    tag,
    ...refused,
    summary: 'Begin a session with a passkey',
    body: z.object({ response: webAuthn }),
    answer: Session,
  },
  signInByPassword: {
    method: 'POST',
    path: '/sign-in/password',
    permission: 'anyone',
    tag,
    ...refused,
    summary: 'Begin a session with a password and a code',
    body: z.object({ email: KNOWN_EMAIL, password, code }),
    answer: Session,
  },
  signOut: {
    method: 'POST',
    path: '/sign-out',
    permission: 'self',
    tag,
    summary: 'End this session',
  },
  readLink: {
    method: 'POST',
    path: '/links/read',
    permission: 'anyone',
    tag,
    summary: 'What an invitation or a recovery is for; spends nothing',
    body: z.object({ token }),
    answer: StaffLink,
    problems: ['gone'],
  },
  linkPasskeyOptions: {
    method: 'POST',
    path: '/links/passkey/options',
    permission: 'anyone',
    tag,
    summary: 'A challenge for a new passkey; spends nothing',
    body: z.object({ token, name }),
    answer: webAuthn,
    problems: ['gone', 'conflict'],
  },
  acceptByPasskey: {
    method: 'POST',
    path: '/links/passkey',
    permission: 'anyone',
    tag,
    summary: 'Spend a link: begin an account, or recover it, with a passkey',
    body: z.object({ token, name, response: webAuthn }),
    answer: z.object({ session: Session, recoveryCodes: RecoveryCodes }),
    problems: ['gone', 'invalid-fields'],
  },
  linkTotp: {
    method: 'POST',
    path: '/links/totp',
    permission: 'anyone',
    tag,
    summary: 'The secret for an app of one-time codes; spends nothing',
    body: z.object({ token }),
    answer: TotpSecret,
    problems: ['gone'],
  },
  acceptByPassword: {
    method: 'POST',
    path: '/links/password',
    permission: 'anyone',
    tag,
    summary:
      'Spend a link: begin an account, or recover it, with a password and a code of that app',
    body: z.object({ token, name, password, code }),
    answer: z.object({ session: Session, recoveryCodes: RecoveryCodes }),
    problems: ['gone', 'invalid-fields'],
  },
  passkeyProofOptions: {
    method: 'POST',
    path: '/proof/passkey/options',
    permission: 'self',
    tag,
    summary: "A challenge for one's own passkeys",
    answer: webAuthn,
    problems: ['conflict'],
  },
  proveByPasskey: {
    method: 'POST',
    path: '/proof/passkey',
    permission: 'self',
    tag,
    ...refused,
    summary: 'Prove anew who is signed in, with a passkey',
    body: z.object({ response: webAuthn }),
    answer: Session,
  },
  proveByPassword: {
    method: 'POST',
    path: '/proof/password',
    permission: 'self',
    tag,
    ...refused,
    summary: 'Prove anew who is signed in, with the password and a code',
    body: z.object({ password, code }),
    answer: Session,
  },
});
