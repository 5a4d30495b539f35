export { issueChallenge, solvedChallenge, spendChallenge } from './proof-of-work.ts';
export { siteSecret } from './site-secret.ts';
