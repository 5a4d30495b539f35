export { captchaProblem } from './captcha-problem.ts';
export { issueChallenge, solvedChallenge, spendChallenge } from './proof-of-work.ts';
