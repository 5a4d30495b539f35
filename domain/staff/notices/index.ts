export { enqueueNoticeDigests } from './digests.ts';
export {
  countUnreadNotices,
  forgetNoticesTo,
  forgetReadNotices,
  listNotices,
  markNotice,
  markNoticesRead,
} from './list.ts';
export { chooseNoticeMails, noticesToMail } from './mails.ts';
export type { NoticeKinds } from './shown.ts';
export { noticeAssignment, noticeMentions } from './store.ts';
