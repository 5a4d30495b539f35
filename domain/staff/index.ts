export { beginSession, readActor } from './sessions.ts';
export { newToken, tokenDigest } from './tokens.ts';
