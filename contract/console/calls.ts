/** All calls of the console's API. */
import { ACCOUNT_CALLS } from './account.ts';
import { APPLICANT_WORK_CALLS } from './applicant-work.ts';
import { APPLICANT_CALLS } from './applicants.ts';
import { AUDIT_CALLS } from './audit.ts';
import { CONSOLE_FACT_CALLS, UNREAD_CALLS } from './console-facts.ts';
import { ENTRY_CALLS } from './entry-calls.ts';
import { FILE_PAGE_CALLS } from './file-pages.ts';
import { FORM_CALLS } from './form-fields.ts';
import { HEALTH_CALLS } from './health.ts';
import { INBOX_CALLS } from './inbox.ts';
import { JOB_CALLS } from './jobs.ts';
import { MAIL_CALLS } from './mails.ts';
import { MEDIA_CALLS } from './media.ts';
import { NEW_PACK_CALLS } from './new-pack.ts';
import { NOTIFICATION_CALLS } from './notifications.ts';
import { PASTE_CALLS } from './paste.ts';
import { PRIVACY_CALLS } from './privacy.ts';
import { SEARCH_CALLS } from './searches.ts';
import { SESSION_CALLS } from './session.ts';
import { STAFF_CALLS } from './staff.ts';
import { SYSTEM_CALLS } from './system.ts';
import { TRANSLATION_CALLS } from './translations.ts';
import { VIEW_CALLS } from './views.ts';
import { VISIT_CALLS } from './visits.ts';

export const CONSOLE_CALLS = {
  ...SESSION_CALLS,
  ...ACCOUNT_CALLS,
  ...STAFF_CALLS,
  ...CONSOLE_FACT_CALLS,
  ...APPLICANT_CALLS,
  ...FILE_PAGE_CALLS,
  ...APPLICANT_WORK_CALLS,
  ...NOTIFICATION_CALLS,
  ...UNREAD_CALLS,
  ...VIEW_CALLS,
  ...MAIL_CALLS,
  ...INBOX_CALLS,
  ...JOB_CALLS,
  ...ENTRY_CALLS,
  ...FORM_CALLS,
  ...TRANSLATION_CALLS,
  ...HEALTH_CALLS,
  ...SEARCH_CALLS,
  ...PASTE_CALLS,
  ...VISIT_CALLS,
  ...PRIVACY_CALLS,
  ...AUDIT_CALLS,
  ...SYSTEM_CALLS,
  ...NEW_PACK_CALLS,
  ...MEDIA_CALLS,
};

export type ConsoleCallName = keyof typeof CONSOLE_CALLS;
