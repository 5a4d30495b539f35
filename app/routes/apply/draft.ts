/** What the browser keeps of a form that is not sent yet, and the rules for it. */
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { type Answers, TEXT_FIELDS } from './answers.ts';
import type { Resume } from './resume.ts';

/** Why an application was not sent; kept over the reload that follows. */
export interface Failure {
  /** HTTP status; 0 where there was no answer. */
  status: number;
  /** Epoch milliseconds before which a repeat makes no sense; null where nobody knows. */
  retryAt: number | null;
  /** What the sender can do about it, where the status does not say. */
  message?: string;
}

export interface Draft {
  answers: Answers;
  resume: Resume | null;
  /** Idempotency key under which exactly this was sent before. */
  key: string | null;
  failure: Failure | null;
  /** Epoch milliseconds. */
  savedAt: number;
}

/**
 * Fills a form from a draft. What was typed before the draft was read, while the page was still
 * starting, stays; so does the role of an opening.
 */
export function mergeDraft(current: Answers, blank: Answers, saved: Partial<Answers>): Answers {
  const merged = { ...current };
  for (const name of TEXT_FIELDS) {
    const isUntouched = current[name] === blank[name] && blank[name] === '';
    if (isUntouched && typeof saved[name] === 'string') merged[name] = saved[name];
  }
  for (const name of SKILL_LISTS) {
    if (current[name].length === 0 && Array.isArray(saved[name])) merged[name] = saved[name];
  }
  const typed = Object.entries(current.questions).filter(([, answer]) => answer !== '');
  merged.questions = { ...saved.questions, ...Object.fromEntries(typed) };
  return merged;
}
