/** What one opening asks beside the form's own fields, and how answers are checked on both sides. */
import * as z from 'zod/mini';
import type { FieldError } from './problem-body.ts';
import { MESSAGES, oneLine, severalLines, TEXT_LIMITS } from './text-rules.ts';

export const QUESTION_KINDS = ['short-text', 'long-text', 'yes-no', 'one-choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What `yes-no` takes; pages show the pack's words for them. */
export const YES_NO = ['yes', 'no'] as const;

export const QUESTION_LIMITS = {
  /** Questions of an opening: with the five fields that the form requires, fewer than eight. */
  questions: 2,
  id: 40,
  label: 200,
  hint: 300,
  choices: 8,
  choice: 100,
  /** Characters of an answer, unless the question says fewer. */
  shortText: TEXT_LIMITS.line,
  longText: 2000,
} as const;

/** Of multipart, and of a form that a page posts: `answers.defect`. In problems, the name of the field. */
export const ANSWER_FIELD = 'answers';

export const answerField = (id: string) => `${ANSWER_FIELD}.${id}` as const;
export type AnswerField = ReturnType<typeof answerField>;

export const JobQuestion = z.object({
  /** Stays the same when the wording changes; lower-case letters, digits and single hyphens. */
  id: z.string(),
  label: z.string(),
  kind: z.enum(QUESTION_KINDS),
  required: z.boolean(),
  /** Plain text, or empty. */
  hint: z.string(),
  /** Most characters of an answer, in UTF-16 code units. */
  limit: z.int(),
  /** What a `yes-no` or `one-choice` answer may be, as it is sent; empty for texts. */
  choices: z.array(z.string()),
});
export type JobQuestion = z.infer<typeof JobQuestion>;

/** What was typed or chosen, by the id of the question. */
export type QuestionAnswers = Readonly<Record<string, string>>;

export const ANSWER_MESSAGES = {
  object: 'Send a JSON object of texts',
  choice: 'Choose one of the answers',
} as const;

/** More than an opening ever asks: a page may be older than the opening's file. */
const MOST_ANSWERS = 20;

/** @returns null where it is no JSON object whose values are texts */
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

/** JSON, as objects travel as text in multipart. */
export const answersField = z.prefault(
  z.pipe(
    z
      .string()
      .check(z.refine<string>((text) => readAnswers(text) !== null, ANSWER_MESSAGES.object)),
    z.transform((text: string) => readAnswers(text) ?? {}),
  ),
  '{}',
);

/** An answer as it is stored: with the question as it was put, which the pack may change later. */
export interface GivenAnswer {
  id: string;
  question: string;
  answer: string;
}

/**
 * Tidies and checks answers. Those to questions that the opening does not ask are left out: its file may
 * have changed while somebody was typing.
 * @returns the answers that are not empty, in the order of the questions, and what is wrong
 */
export function checkAnswers(
  questions: readonly JobQuestion[],
  answers: QuestionAnswers,
): { given: GivenAnswer[]; errors: FieldError[] } {
  const given: GivenAnswer[] = [];
  const errors: FieldError[] = [];
  for (const question of questions) {
    const { id, label } = question;
    const typed = Object.hasOwn(answers, id) ? (answers[id] ?? '') : '';
    const answer = question.kind === 'long-text' ? severalLines(typed) : oneLine(typed);
    const message = answerProblem(question, answer);
    if (message) errors.push({ field: answerField(id), message });
    else if (answer) given.push({ id, question: label, answer });
  }
  return { given, errors };
}

function answerProblem({ required, kind, choices, limit }: JobQuestion, answer: string) {
  if (answer === '') return required ? MESSAGES.required : null;
  if (answer.includes('\0')) return MESSAGES.nullByte;
  if (kind === 'yes-no' || kind === 'one-choice') {
    return choices.includes(answer) ? null : ANSWER_MESSAGES.choice;
  }
  return answer.length > limit ? MESSAGES.tooLong(limit) : null;
}
