/** Pay and hours of a job as text, in the copy and format of the pack. */
import type { LocalizedPack } from '#app/pack.ts';
import * as terms from '#contract/job-text.ts';
import type { JobHours, JobPay } from '#contract/jobs.ts';

export const payText = (pack: LocalizedPack, pay: JobPay) =>
  terms.payText(pay, pack.copy('pages/talents-on-demand'), pack.locale.format);
export const dayText = (pack: LocalizedPack, hours: JobHours) =>
  terms.dayText(hours, pack.copy('pages/talents-on-demand'), pack.locale.format);
export const overlapText = (pack: LocalizedPack, hours: JobHours) =>
  terms.overlapText(hours, pack.copy('pages/talents-on-demand'), pack.locale.t);
export const shortHours = (pack: LocalizedPack, hours: JobHours) =>
  terms.shortHours(hours, pack.copy('pages/talents-on-demand'), pack.locale.format, pack.locale.t);
export const weekText = (pack: LocalizedPack, hours: JobHours) =>
  terms.weekText(hours, pack.copy('pages/talents-on-demand'), pack.locale.format);
