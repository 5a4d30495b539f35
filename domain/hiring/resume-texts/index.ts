export { awaitReading, type ClaimedResume, claimResume } from './claim.ts';
export { cleanLines, cleanText } from './clean-text.ts';
export { markRead, markUnreadable, putBack, tryLater } from './settle.ts';
