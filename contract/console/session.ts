/** Signing in, sessions, and one's own account. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { EMAIL } from './email.ts';
import { PASSWORD } from './limits.ts';
import { DESK_LIMITS, line, time, uuid } from './parts.ts';
import { Permission, Role } from './roles.ts';

/** Milliseconds: since it was last used, and since it was begun. */
export const SESSION_IDLE = 12 * 3_600_000;
export const SESSION_LIFETIME = 7 * 86_400_000;

const password = z.string().check(z.maxLength(PASSWORD.most));
/** Six digits of an app, or a recovery code. */
const code = z.string().check(z.maxLength(20));
/** Of a link that somebody was sent. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'is not a token'));
/** Of WebAuthn, as `@simplewebauthn` has it: checked there. */
const webAuthn = z.record(z.string(), z.unknown());
const name = line(DESK_LIMITS.name);

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

const TotpSecret = z.object({
  /** Base32, to be typed. */
  secret: z.string(),
  /** `otpauth://…`, to be scanned. */
  uri: z.string(),
});
/** Shown once; none where somebody has passkeys alone. */
const RecoveryCodes = z.array(z.string());

export const Account = z.object({
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: z.nullable(time) }),
  ),
  sessions: z.array(
    z.object({
      id: uuid,
      client: z.string(),
      createdAt: time,
      seenAt: time,
      isThis: z.boolean(),
    }),
  ),
});
export type Account = z.infer<typeof Account>;

const PasskeyId = z.object({ id: z.string().check(z.regex(/^[\w-]{1,1400}$/)) });
const tag = 'Signing in';
const refused = { problems: ['sign-in-refused', 'too-many'] as const };

export const SESSION_CALLS = defineCalls({
  getSession: {
    ...{ method: 'GET', path: '/session', permission: 'self', tag, answer: Session },
    summary: 'Who is signed in, and what they may do',
  },
  passkeySignInOptions: {
    ...{ method: 'POST', path: '/sign-in/passkey/options', permission: 'anyone', tag },
    summary: 'A challenge for any passkey of the staff',
    answer: webAuthn,
    problems: ['conflict'],
  },
  signInByPasskey: {
    ...{ method: 'POST', path: '/sign-in/passkey', permission: 'anyone', tag, ...refused },
    summary: 'Begin a session with a passkey',
    body: z.object({ response: webAuthn }),
    answer: Session,
  },
  signInByPassword: {
    ...{ method: 'POST', path: '/sign-in/password', permission: 'anyone', tag, ...refused },
    summary: 'Begin a session with a password and a code',
    body: z.object({ email: EMAIL, password, code }),
    answer: Session,
  },
  signOut: {
    ...{ method: 'POST', path: '/sign-out', permission: 'self', tag },
    summary: 'End this session',
  },
  readLink: {
    ...{ method: 'POST', path: '/links/read', permission: 'anyone', tag },
    summary: 'What an invitation or a recovery is for; spends nothing',
    body: z.object({ token }),
    answer: StaffLink,
    problems: ['gone'],
  },
  linkPasskeyOptions: {
    ...{ method: 'POST', path: '/links/passkey/options', permission: 'anyone', tag },
    summary: 'A challenge for a new passkey; spends nothing',
    body: z.object({ token, name }),
    answer: webAuthn,
    problems: ['gone', 'conflict'],
  },
  acceptByPasskey: {
    ...{ method: 'POST', path: '/links/passkey', permission: 'anyone', tag },
    summary: 'Spend a link: begin an account, or recover it, with a passkey',
    body: z.object({ token, name, response: webAuthn }),
    answer: z.object({ session: Session, recoveryCodes: RecoveryCodes }),
    problems: ['gone', 'invalid-fields'],
  },
  linkTotp: {
    ...{ method: 'POST', path: '/links/totp', permission: 'anyone', tag },
    summary: 'The secret for an app of one-time codes; spends nothing',
    body: z.object({ token }),
    answer: TotpSecret,
    problems: ['gone'],
  },
  acceptByPassword: {
    ...{ method: 'POST', path: '/links/password', permission: 'anyone', tag },
    summary:
      'Spend a link: begin an account, or recover it, with a password and a code of that app',
    body: z.object({ token, name, password, code }),
    answer: z.object({ session: Session, recoveryCodes: RecoveryCodes }),
    problems: ['gone', 'invalid-fields'],
  },
  passkeyProofOptions: {
    ...{ method: 'POST', path: '/proof/passkey/options', permission: 'self', tag },
    summary: "A challenge for one's own passkeys",
    answer: webAuthn,
    problems: ['conflict'],
  },
  proveByPasskey: {
    ...{ method: 'POST', path: '/proof/passkey', permission: 'self', tag, ...refused },
    summary: 'Prove anew who is signed in, with a passkey',
    body: z.object({ response: webAuthn }),
    answer: Session,
  },
  proveByPassword: {
    ...{ method: 'POST', path: '/proof/password', permission: 'self', tag, ...refused },
    summary: 'Prove anew who is signed in, with the password and a code',
    body: z.object({ password, code }),
    answer: Session,
  },
  getAccount: {
    ...{ method: 'GET', path: '/account', permission: 'self', tag, answer: Account },
    summary: 'The ways to sign in and the sessions of whoever asks',
  },
  renameSelf: {
    ...{ method: 'PATCH', path: '/account', permission: 'self', tag, answer: Session },
    summary: "Change one's own name",
    body: z.object({ name }),
  },
  newPasskeyOptions: {
    ...{ method: 'POST', path: '/account/passkeys/options', permission: 'self', needsProof: true },
    ...{ tag, summary: 'A challenge for another passkey', answer: webAuthn },
    problems: ['conflict'],
  },
  addPasskey: {
    ...{ method: 'POST', path: '/account/passkeys', permission: 'self', needsProof: true, tag },
    summary: 'Add a passkey',
    body: z.object({ name, response: webAuthn }),
    answer: Account,
    problems: ['invalid-fields', 'conflict'],
  },
  renamePasskey: {
    ...{ method: 'PATCH', path: '/account/passkeys/:id', permission: 'self', tag },
    summary: 'Give a passkey another name',
    params: PasskeyId,
    body: z.object({ name }),
    answer: Account,
    problems: ['not-found'],
  },
  removePasskey: {
    ...{ method: 'DELETE', path: '/account/passkeys/:id', permission: 'self', needsProof: true },
    ...{ tag, summary: 'Remove a passkey, but not the last way to sign in' },
    params: PasskeyId,
    answer: Account,
    problems: ['not-found', 'conflict'],
  },
  newTotp: {
    ...{ method: 'POST', path: '/account/totp', permission: 'self', needsProof: true, tag },
    summary: 'The secret for an app of one-time codes; changes nothing yet',
    answer: TotpSecret,
  },
  setPassword: {
    ...{ method: 'POST', path: '/account/password', permission: 'self', needsProof: true, tag },
    summary:
      'Set the password together with the app whose code is given, and by the one before unless a passkey has just proved who it is; ends all other sessions',
    body: z.object({ currentPassword: z.optional(password), password, code }),
    answer: z.object({ account: Account, recoveryCodes: RecoveryCodes }),
    problems: ['invalid-fields', 'too-many'],
  },
  newRecoveryCodes: {
    ...{ method: 'POST', path: '/account/recovery-codes', permission: 'self', needsProof: true },
    ...{ tag, summary: 'New recovery codes; those of before are worthless then' },
    answer: RecoveryCodes,
    problems: ['conflict'],
  },
  endSession: {
    ...{ method: 'DELETE', path: '/account/sessions/:id', permission: 'self', needsProof: true },
    tag,
    summary: "End one of one's own sessions",
    params: z.object({ id: uuid }),
    answer: Account,
    problems: ['not-found'],
  },
  endOtherSessions: {
    ...{ method: 'POST', path: '/account/sessions/end-others', permission: 'self', tag },
    needsProof: true,
    summary: "End all of one's own sessions but this one",
    answer: Account,
  },
});
