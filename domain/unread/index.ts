export { countUnreadApplicants, countUnreadInbox } from './count-unread.ts';
