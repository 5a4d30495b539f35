/** Questions that a job adds to the application form, and the validation of their answers. */
import * as z from 'zod/mini';
import type { FieldError } from './problem-body.ts';
import { MESSAGES, TEXT_LIMITS, toLines, toOneLine } from './text-rules.ts';
import { isPageOf, isWebUrl, toWebUrl } from './web-urls.ts';

export const QUESTION_KINDS = ['short-text', 'long-text', 'yes-no', 'one-choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Values of a `yes-no` answer; pages show the pack's labels. */
export const YES_NO = ['yes', 'no'] as const;

export const QUESTION_LIMITS = {
  /** Questions per job: with the form's five required fields, fewer than eight in all. */
  questions: 2,
  id: 40,
  label: 200,
  hint: 300,
  choices: 8,
  choice: 100,
  /** Maximum characters of an answer, unless the question has a lower limit. */
  shortText: TEXT_LIMITS.line,
  longText: 2000,
} as const;

/**
 * Name of the multipart field. A form posted to a page has one field per question, such as
 * `answers.defect`, which is also the field name in errors.
 */
export const ANSWER_FIELD = 'answers';

export const answerField = (id: string) => `${ANSWER_FIELD}.${id}` as const;
export type AnswerField = ReturnType<typeof answerField>;

export const JobQuestion = z.object({
  /** Does not change with the wording; lower-case letters, digits and single hyphens. */
  id: z.string(),
  label: z.string(),
  kind: z.enum(QUESTION_KINDS),
  required: z.boolean(),
  /** Plain text, or empty. */
  hint: z.string(),
  /** Maximum length of an answer, in UTF-16 code units. */
  limit: z.int(),
  /** Valid values of a `yes-no` or `one-choice` answer; empty for text questions. */
  choices: z.array(z.string()),
});
export type JobQuestion = z.infer<typeof JobQuestion>;

/** A question whose answer is a web address. It is the pack's, so no job of the API has one. */
export interface LinkQuestion extends Omit<JobQuestion, 'kind'> {
  kind: 'link';
  /** The answer must be a page of one of them; empty: of any. */
  hosts: string[];
}

/** A question of a job, or a link that the pack asks of every applicant. */
export type FormQuestion = JobQuestion | LinkQuestion;

/** Answers by question id. */
export type QuestionAnswers = Readonly<Record<string, string>>;

export const ANSWER_MESSAGES = {
  object: 'Send a JSON object of strings',
  choice: 'Choose one of the answers',
  link: 'Enter a web address, for example https://example.com',
  /** The hint names the hosts. */
  profile: 'Enter the web address of your profile there',
} as const;

/** More than a form has questions, because a page may be older than the job's file. */
const MOST_ANSWERS = 20;

/** @returns null unless the text is a JSON object whose values are strings */
function readAnswers(text: string): QuestionAnswers | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const entries = Object.entries(value);
    const isText = entries.every(([, answer]) => typeof answer === 'string');
    return isText && entries.length <= MOST_ANSWERS ? (value as QuestionAnswers) : null;
  } catch {
    return null;
  }
}

/** A JSON text, because multipart carries objects as text. */
export const answersField = z.prefault(
  z.pipe(
    z
      .string()
      .check(z.refine<string>((text) => readAnswers(text) !== null, ANSWER_MESSAGES.object)),
    z.transform((text: string) => readAnswers(text) ?? {}),
  ),
  '{}',
);

/** A stored answer with the wording of its question, which the pack may change later. */
export interface StoredAnswer {
  id: string;
  question: string;
  answer: string;
}

/**
 * Normalizes and validates answers. Answers to unknown questions are dropped, because the job's
 * file may have changed while the applicant was typing.
 * @returns the answers that are not empty, in the order of the questions, and field errors
 */
export function checkAnswers(
  questions: readonly FormQuestion[],
  answers: QuestionAnswers,
): { answers: StoredAnswer[]; errors: FieldError[] } {
  const checked: StoredAnswer[] = [];
  const errors: FieldError[] = [];
  for (const question of questions) {
    const { id, label } = question;
    const typed = Object.hasOwn(answers, id) ? (answers[id] ?? '') : '';
    const answer = normalizeAnswer(question, typed);
    const message = answerProblem(question, answer);
    if (message) errors.push({ field: answerField(id), message });
    else if (answer) checked.push({ id, question: label, answer });
  }
  return { answers: checked, errors };
}

function normalizeAnswer({ kind }: FormQuestion, typed: string): string {
  if (kind === 'link') return toWebUrl(toOneLine(typed));
  return kind === 'long-text' ? toLines(typed) : toOneLine(typed);
}

function answerProblem(question: FormQuestion, answer: string) {
  const { required, kind, choices, limit } = question;
  if (answer === '') return required ? MESSAGES.required : null;
  if (answer.includes('\0')) return MESSAGES.nullByte;
  if (kind === 'yes-no' || kind === 'one-choice') {
    return choices.includes(answer) ? null : ANSWER_MESSAGES.choice;
  }
  if (answer.length > limit) return MESSAGES.tooLong(limit);
  return kind === 'link' ? linkProblem(question, answer) : null;
}

function linkProblem({ hosts }: LinkQuestion, url: string): string | null {
  if (!isWebUrl(url)) return ANSWER_MESSAGES.link;
  return hosts.length === 0 || isPageOf(hosts, url) ? null : ANSWER_MESSAGES.profile;
}
