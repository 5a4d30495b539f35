export {
  type AcceptedLink,
  acceptByPasskey,
  acceptByPassword,
  passkeyOptionsForLink,
  totpForLink,
} from './accept-link.ts';
export {
  addPasskey,
  newPasskeyOptions,
  newRecoveryCodes,
  readAccount,
  removePasskey,
  renamePasskey,
  renameSelf,
} from './account.ts';
export { OPERATOR } from './authority.ts';
export { deleteEndedStaffRows } from './delete-ended.ts';
export { describeClient } from './describe-client.ts';
export type { Identity, IdentityProvider, SsoRequest } from './identity-provider.ts';
export { type CreatedLink, invite, recoverStaff } from './invitations.ts';
export { CLIENT_LIFETIME } from './known-clients.ts';
export { linkToMail, readLink } from './links.ts';
export { changeRole, endSessionsOf, listStaff, removeStaff } from './members.ts';
export { accountChangeMail } from './notify-member.ts';
export { revokeLink, revokeLinksTo } from './open-links.ts';
export { passkeyProofOptions, proveByPasskey, proveByPassword } from './proof.ts';
export { newToken, STAFF_SECRET, tokenDigest } from './secrets.ts';
export { describeSession, endOtherSessions, endSession, signOut } from './session-list.ts';
export { createSession, readActor } from './sessions.ts';
export { newTotp, setPassword } from './set-password.ts';
export { passkeySignInOptions, signInByPasskey, signInByPassword } from './sign-in.ts';
export { beginFlow, readFlow, SSO_FLOW_LIFETIME, type SsoFlow, secretsOf } from './sso-flow.ts';
export { countSso, expiredFlowProblem, proveBySso, signInBySso } from './sso-sign-in.ts';
export {
  type Client,
  linkOrigin,
  type RelyingParty,
  relyingParty,
  type StaffSite,
} from './staff-site.ts';
export type { SessionTokens } from './start-session.ts';
