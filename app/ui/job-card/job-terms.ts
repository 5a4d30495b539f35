/** Pay and hours of an opening in words. */
import copy from '#content/pages/talents-on-demand.yaml';
import * as terms from '#contract/job-terms.ts';
import type { JobHours, JobPay } from '#contract/jobs.ts';

export const payText = (pay: JobPay) => terms.payText(pay, copy);
export const dayText = (hours: JobHours) => terms.dayText(hours, copy);
export const overlapText = (hours: JobHours) => terms.overlapText(hours, copy);
export const weekText = (hours: JobHours) => terms.weekText(hours, copy);
