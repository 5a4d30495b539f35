/** One's own account: the ways to sign in, and sessions. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { NOTICE_MAILS } from './names.ts';
import { code, name, password, RecoveryCodes, TotpSecret, time, uuid, webAuthn } from './parts.ts';
import { Session } from './session.ts';

export const Account = z.object({
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** How they hear of mentions and assignments by mail. */
  noticeMails: z.enum(NOTICE_MAILS),
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

export const ACCOUNT_CALLS = defineCalls({
  getAccount: {
    method: 'GET',
    path: '/account',
    permission: 'self',
    tag,
    answer: Account,
    summary: 'The ways to sign in and the sessions of whoever asks',
  },
  renameSelf: {
    method: 'PATCH',
    path: '/account',
    permission: 'self',
    tag,
    answer: Session,
    summary: "Change one's own name",
    body: z.object({ name }),
  },
  newPasskeyOptions: {
    method: 'POST',
    path: '/account/passkeys/options',
    permission: 'self',
    needsProof: true,
    tag,
    summary: 'A challenge for another passkey',
    answer: webAuthn,
    problems: ['conflict'],
  },
  addPasskey: {
    method: 'POST',
    path: '/account/passkeys',
    permission: 'self',
    needsProof: true,
    tag,
    summary: 'Add a passkey',
    body: z.object({ name, response: webAuthn }),
    answer: Account,
    problems: ['invalid-fields', 'conflict'],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/account/passkeys/:id',
    permission: 'self',
    tag,
    summary: 'Give a passkey another name',
    params: PasskeyId,
    body: z.object({ name }),
    answer: Account,
    problems: ['not-found'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/account/passkeys/:id',
    permission: 'self',
    needsProof: true,
    tag,
    summary: 'Remove a passkey, but not the last way to sign in',
    params: PasskeyId,
    answer: Account,
    problems: ['not-found', 'conflict'],
  },
  newTotp: {
    method: 'POST',
    path: '/account/totp',
    permission: 'self',
    needsProof: true,
    tag,
    summary: 'The secret for an app of one-time codes; changes nothing yet',
    answer: TotpSecret,
  },
  setPassword: {
    method: 'POST',
    path: '/account/password',
    permission: 'self',
    needsProof: true,
    tag,
    summary:
      'Set the password together with the app whose code is given, and by the one before unless a passkey has just proved who it is; ends all other sessions',
    body: z.object({ currentPassword: z.optional(password), password, code }),
    answer: z.object({ account: Account, recoveryCodes: RecoveryCodes }),
    problems: ['invalid-fields', 'too-many'],
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/account/recovery-codes',
    permission: 'self',
    needsProof: true,
    tag,
    summary: 'New recovery codes; those of before are worthless then',
    answer: RecoveryCodes,
    problems: ['conflict'],
  },
  endSession: {
    method: 'DELETE',
    path: '/account/sessions/:id',
    permission: 'self',
    needsProof: true,
    tag,
    summary: "End one of one's own sessions",
    params: z.object({ id: uuid }),
    answer: Account,
    problems: ['not-found'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/account/sessions/end-others',
    permission: 'self',
    tag,
    needsProof: true,
    summary: "End all of one's own sessions but this one",
    answer: Account,
  },
});
