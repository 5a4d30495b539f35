export { awaitReading, type ClaimedResume, claimResume } from './claim.ts';
export { cleanText } from './clean-text.ts';
export { markRead, markUnreadable, putBack, tryLater } from './settle.ts';
