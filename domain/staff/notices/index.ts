export { noticeAssignment } from './assignments.ts';
export { enqueueNoticeDigests } from './digests.ts';
export { forgetNoticesTo, forgetReadNotices } from './forget.ts';
export { countUnreadNotices, listNotices } from './list.ts';
export { chooseNoticeMails, noticesToMail } from './mails.ts';
export { markNotice, markNoticesRead } from './mark.ts';
export { noticeMentions } from './mentions.ts';
export type { NoticeKinds } from './shown.ts';
