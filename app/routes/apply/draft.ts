/** The draft of an application that is not sent yet, and how a form is filled from it. */
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { type Answers, ENTERED_FIELDS } from './answers.ts';
import type { Resume } from './resume.ts';

/** Why an application was not sent; it survives the reload that follows. */
export interface Failure {
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** Epoch milliseconds before which a retry is useless; null if unknown. */
  retryAt: number | null;
  /** Advice for the applicant, if the status does not give it. */
  message?: string;
}

export interface Draft {
  answers: Answers;
  resume: Resume | null;
  /** Idempotency key under which exactly this draft was sent before. */
  key: string | null;
  failure: Failure | null;
  /** Epoch milliseconds. */
  savedAt: number;
}

/**
 * Fills a form from a draft. Answers typed before the draft was read are kept, and so is a job's
 * role.
 */
export function mergeDraft(current: Answers, blank: Answers, saved: Partial<Answers>): Answers {
  const merged = { ...current };
  for (const name of ENTERED_FIELDS) {
    const isUntouched = current[name] === blank[name] && blank[name] === '';
    if (isUntouched && typeof saved[name] === 'string') merged[name] = saved[name];
  }
  for (const name of SKILL_LISTS) {
    if (current[name].length === 0 && Array.isArray(saved[name])) merged[name] = saved[name];
  }
  const currentAnswers = Object.entries(current.questions).filter(([, answer]) => answer !== '');
  merged.questions = { ...saved.questions, ...Object.fromEntries(currentAnswers) };
  return merged;
}
