/** Pay and hours of an opening in words. */
import { here } from '#app/language/here.ts';
import copy from '#content/pages/talents-on-demand.yaml';
import * as terms from '#contract/job-terms.ts';
import type { JobHours, JobPay } from '#contract/jobs.ts';

export const payText = (pay: JobPay) => terms.payText(pay, copy, here.spelling);
export const dayText = (hours: JobHours) => terms.dayText(hours, copy, here.spelling);
export const overlapText = (hours: JobHours) => terms.overlapText(hours, copy);
export const weekText = (hours: JobHours) => terms.weekText(hours, copy);
