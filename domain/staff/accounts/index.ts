export {
  type Accepted,
  acceptByPasskey,
  acceptByPassword,
  linkPasskeyOptions,
  linkTotp,
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
export { clientName } from './client-name.ts';
export type { Entered } from './enter.ts';
export { forgetEndedStaffRows } from './forget.ts';
export { invite, type MadeLink, recoverStaff } from './invitations.ts';
export { CLIENT_LIFETIME } from './known-clients.ts';
export { linkToMail, readLink } from './links.ts';
export { changeRole, endSessionsOf, listStaff, removeStaff } from './members.ts';
export { revokeLink, revokeLinksTo } from './open-links.ts';
export { passkeyProofOptions, proveByPasskey, proveByPassword } from './proof.ts';
export { newToken, STAFF_SECRET, tokenDigest } from './secrets.ts';
export { describeSession, endOtherSessions, endSession, signOut } from './session-list.ts';
export { beginSession, readActor } from './sessions.ts';
export { newTotp, setPassword } from './set-password.ts';
export { passkeySignInOptions, signInByPasskey, signInByPassword } from './sign-in.ts';
export {
  type Client,
  namedOrigin,
  type RelyingParty,
  relyingParty,
  type StaffSite,
} from './staff-site.ts';
export { changeToTell } from './tell-member.ts';
