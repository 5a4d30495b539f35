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

const common = { permission: 'self', tag: 'Signing in' } as const;

export const ACCOUNT_CALLS = defineCalls(common, {
  getAccount: {
    route: 'GET /account',
    answer: Account,
    summary: 'The ways to sign in and the sessions of whoever asks',
  },
  renameSelf: {
    route: 'PATCH /account',
    answer: Session,
    summary: "Change one's own name",
    body: z.object({ name }),
  },
  newPasskeyOptions: {
    route: 'POST /account/passkeys/options',
    needsProof: true,
    summary: 'A challenge for another passkey',
    answer: webAuthn,
    problems: ['conflict'],
  },
  addPasskey: {
    route: 'POST /account/passkeys',
    needsProof: true,
    summary: 'Add a passkey',
    body: z.object({ name, response: webAuthn }),
    answer: Account,
    problems: ['invalid-fields', 'conflict'],
  },
  renamePasskey: {
    route: 'PATCH /account/passkeys/:id',
    summary: 'Give a passkey another name',
    params: PasskeyId,
    body: z.object({ name }),
    answer: Account,
    problems: ['not-found'],
  },
  removePasskey: {
    route: 'DELETE /account/passkeys/:id',
    needsProof: true,
    summary: 'Remove a passkey, but not the last way to sign in',
    params: PasskeyId,
    answer: Account,
    problems: ['not-found', 'conflict'],
  },
  newTotp: {
    route: 'POST /account/totp',
    needsProof: true,
    summary: 'The secret for an app of one-time codes; changes nothing yet',
    answer: TotpSecret,
  },
  setPassword: {
    route: 'POST /account/password',
    needsProof: true,
    summary:
      'Set the password together with the app whose code is given, and by the one before unless a passkey has just proved who it is; ends all other sessions',
    body: z.object({ currentPassword: z.optional(password), password, code }),
    answer: z.object({ account: Account, recoveryCodes: RecoveryCodes }),
    problems: ['invalid-fields', 'too-many'],
  },
  newRecoveryCodes: {
    route: 'POST /account/recovery-codes',
    needsProof: true,
    summary: 'New recovery codes; those of before are worthless then',
    answer: RecoveryCodes,
    problems: ['conflict'],
  },
  endSession: {
    route: 'DELETE /account/sessions/:id',
    needsProof: true,
    summary: "End one of one's own sessions",
    params: z.object({ id: uuid }),
    answer: Account,
    problems: ['not-found'],
  },
  endOtherSessions: {
    route: 'POST /account/sessions/end-others',
    needsProof: true,
    summary: "End all of one's own sessions but this one",
    answer: Account,
  },
});
