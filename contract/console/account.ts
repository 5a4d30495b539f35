/** The signed-in member's own account: sign-in methods and sessions. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { NOTIFICATION_EMAILS } from './names.ts';
import { code, name, password, RecoveryCodes, TotpSecret, time, uuid, webAuthn } from './parts.ts';
import { Session } from './session.ts';

export const Account = z.object({
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** How often mentions and assignments are mailed. */
  notificationEmails: z.enum(NOTIFICATION_EMAILS),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: z.nullable(time) }),
  ),
  /** The identity of single sign-on that is bound to the account. */
  singleSignOn: z.nullable(z.object({ issuer: z.string(), createdAt: time, lastUsedAt: time })),
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
    summary: 'Get your sign-in methods and sessions',
  },
  renameSelf: {
    route: 'PATCH /account',
    answer: Session,
    summary: 'Change your name',
    body: z.object({ name }),
  },
  newPasskeyOptions: {
    route: 'POST /account/passkeys/options',
    needsProof: true,
    summary: 'Get a challenge for another passkey',
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
    summary: 'Rename a passkey',
    params: PasskeyId,
    body: z.object({ name }),
    answer: Account,
    problems: ['not-found'],
  },
  removePasskey: {
    route: 'DELETE /account/passkeys/:id',
    needsProof: true,
    summary: 'Remove a passkey; refused for the last sign-in method',
    params: PasskeyId,
    answer: Account,
    problems: ['not-found', 'conflict'],
  },
  newTotp: {
    route: 'POST /account/totp',
    needsProof: true,
    summary: 'Get a secret for an authenticator app; nothing is stored yet',
    answer: TotpSecret,
  },
  setPassword: {
    route: 'POST /account/password',
    needsProof: true,
    summary:
      'Set a password together with the authenticator app that made `code`; requires the current password unless a passkey has just been verified; ends all other sessions',
    body: z.object({ currentPassword: z.optional(password), password, code }),
    answer: z.object({ account: Account, recoveryCodes: RecoveryCodes }),
    problems: ['invalid-fields', 'too-many'],
  },
  newRecoveryCodes: {
    route: 'POST /account/recovery-codes',
    needsProof: true,
    summary: 'Replace the recovery codes; the old ones stop working',
    answer: RecoveryCodes,
    problems: ['conflict'],
  },
  endSession: {
    route: 'DELETE /account/sessions/:id',
    needsProof: true,
    summary: 'End one of your sessions',
    params: z.object({ id: uuid }),
    answer: Account,
    problems: ['not-found'],
  },
  endOtherSessions: {
    route: 'POST /account/sessions/end-others',
    needsProof: true,
    summary: 'End all your sessions except this one',
    answer: Account,
  },
});
