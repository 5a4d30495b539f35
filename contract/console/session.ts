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

const refused = { problems: ['sign-in-refused', 'too-many'] as const };

const common = { permission: 'anyone', tag: 'Signing in' } as const;

export const SESSION_CALLS = defineCalls(common, {
  getSession: {
    route: 'GET /session',
    permission: 'self',
    answer: Session,
    summary: 'Who is signed in, and what they may do',
  },
  passkeySignInOptions: {
    route: 'POST /sign-in/passkey/options',
    summary: 'A challenge for any passkey of the staff',
    answer: webAuthn,
    problems: ['conflict'],
  },
  signInByPasskey: {
    route: 'POST /sign-in/passkey',
    ...refused,
    summary: 'Begin a session with a passkey',
    body: z.object({ response: webAuthn }),
    answer: Session,
  },
  signInByPassword: {
    route: 'POST /sign-in/password',
    ...refused,
    summary: 'Begin a session with a password and a code',
    body: z.object({ email: KNOWN_EMAIL, password, code }),
    answer: Session,
  },
  signOut: {
    route: 'POST /sign-out',
    permission: 'self',
    summary: 'End this session',
  },
  readLink: {
    route: 'POST /links/read',
    summary: 'What an invitation or a recovery is for; spends nothing',
    body: z.object({ token }),
    answer: StaffLink,
    problems: ['gone'],
  },
  linkPasskeyOptions: {
    route: 'POST /links/passkey/options',
    summary: 'A challenge for a new passkey; spends nothing',
    body: z.object({ token, name }),
    answer: webAuthn,
    problems: ['gone', 'conflict'],
  },
  acceptByPasskey: {
    route: 'POST /links/passkey',
    summary: 'Spend a link: begin an account, or recover it, with a passkey',
    body: z.object({ token, name, response: webAuthn }),
    answer: z.object({ session: Session, recoveryCodes: RecoveryCodes }),
    problems: ['gone', 'invalid-fields'],
  },
  linkTotp: {
    route: 'POST /links/totp',
    summary: 'The secret for an app of one-time codes; spends nothing',
    body: z.object({ token }),
    answer: TotpSecret,
    problems: ['gone'],
  },
  acceptByPassword: {
    route: 'POST /links/password',
    summary:
      'Spend a link: begin an account, or recover it, with a password and a code of that app',
    body: z.object({ token, name, password, code }),
    answer: z.object({ session: Session, recoveryCodes: RecoveryCodes }),
    problems: ['gone', 'invalid-fields'],
  },
  passkeyProofOptions: {
    route: 'POST /proof/passkey/options',
    permission: 'self',
    summary: "A challenge for one's own passkeys",
    answer: webAuthn,
    problems: ['conflict'],
  },
  proveByPasskey: {
    route: 'POST /proof/passkey',
    permission: 'self',
    ...refused,
    summary: 'Prove anew who is signed in, with a passkey',
    body: z.object({ response: webAuthn }),
    answer: Session,
  },
  proveByPassword: {
    route: 'POST /proof/password',
    permission: 'self',
    ...refused,
    summary: 'Prove anew who is signed in, with the password and a code',
    body: z.object({ password, code }),
    answer: Session,
  },
});
