export {
  asUuid,
  CONFIRM_LIFETIME,
  type LinkPage,
  type LinkTarget,
  readToken,
  signedPath,
} from './links.ts';
export {
  isStatusToken,
  type LinkedApplication,
  STATUS_PAGE,
  STATUS_SECRET,
  statusPath,
  statusTokenId,
} from './status-link.ts';
