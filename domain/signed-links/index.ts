export {
  asUuid,
  CONFIRM_LIFETIME,
  type LinkPage,
  type LinkTarget,
  readToken,
  signedPath,
} from './links.ts';
