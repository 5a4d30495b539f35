/** The copy of `content/pages/schedule-a-meeting.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const ScheduleAMeetingCopy = z.strictObject({
  meta: Meta,
  eyebrow: text,
  heading: text,
  /** For those who are not taken there. */
  text,
  button: text,
});
