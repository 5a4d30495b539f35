/** Checks `questions` in the front matter of a job. */
import * as z from 'zod/mini';
import {
  type JobQuestion,
  QUESTION_KINDS,
  QUESTION_LIMITS,
  type QuestionKind,
  YES_NO,
} from '#contract/job-questions.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { text } from './entry-fields.ts';
import { fieldLineIn } from './yaml-lines.ts';

const LIMITS = QUESTION_LIMITS;
const upTo = (characters: number) =>
  z.maxLength(characters, `must have at most ${characters} characters`);

const Question = z.strictObject({
  id: z
    .string()
    .check(
      z.regex(
        /^[a-z\d]+(-[a-z\d]+)*$/,
        'must be lower-case letters and digits, joined by single hyphens',
      ),
      upTo(LIMITS.id),
    ),
  label: text.check(upTo(LIMITS.label)),
  kind: z.enum(QUESTION_KINDS),
  required: z._default(z.boolean(), false),
  hint: z.optional(text.check(upTo(LIMITS.hint))),
  limit: z.optional(z.int().check(z.gte(1, 'must be 1 or more'))),
  choices: z.optional(z.array(text.check(upTo(LIMITS.choice)))),
});
type Question = z.infer<typeof Question>;

export const jobQuestions = z
  .array(Question)
  .check(
    z.maxLength(
      LIMITS.questions,
      `a job has at most ${LIMITS.questions} questions, so that the form stays short`,
    ),
  );

/** Mistakes that the schema cannot find, each with its path. */
function mistakesIn(list: readonly Question[]): { path: PropertyKey[]; message: string }[] {
  return list.flatMap((question, index) => {
    const { id, kind, limit, choices } = question;
    const maxLimit = maxCharacters(kind);
    const isChoice = kind === 'one-choice';
    const count = choices?.length ?? 0;
    const mistakes: [field: string, isWrong: boolean, message: string][] = [
      [
        'id',
        list.findIndex((other) => other.id === id) < index,
        'has the same id as an earlier question',
      ],
      ['kind', isChoice && count < 2, 'needs two or more choices'],
      [
        'choices',
        isChoice && count > LIMITS.choices,
        `must have at most ${LIMITS.choices} choices`,
      ],
      ['choices', isChoice && new Set(choices).size < count, 'has the same choice twice'],
      ['choices', !isChoice && choices !== undefined, 'only "one-choice" has choices'],
      ['limit', maxLimit === null && limit !== undefined, 'only texts have a limit'],
      [
        'limit',
        maxLimit !== null && (limit ?? 0) > maxLimit,
        `must be at most ${maxLimit} for "${kind}"`,
      ],
    ];
    return mistakes.flatMap(([field, isWrong, message]) =>
      isWrong ? [{ path: ['questions', index, field], message }] : [],
    );
  });
}

/** Null for a kind whose answers are not text. */
function maxCharacters(kind: QuestionKind): number | null {
  if (kind === 'short-text') return LIMITS.shortText;
  return kind === 'long-text' ? LIMITS.longText : null;
}

/**
 * The questions in the form of the API.
 * @param report called with each mistake
 */
export function questionsOf(
  list: readonly Question[],
  { file, frontMatter }: { file: string; frontMatter: string },
  report: (problem: ContentProblem) => void,
): JobQuestion[] {
  for (const { path, message } of mistakesIn(list)) {
    // The front matter begins after the line with three hyphens.
    const line = 1 + fieldLineIn(frontMatter, path);
    report({ file, line, field: path.join('.'), message });
  }
  return list.map(({ id, label, kind, required, hint, limit, choices }) => ({
    id,
    label,
    kind,
    required,
    hint: hint ?? '',
    limit: limit ?? maxCharacters(kind) ?? LIMITS.choice,
    choices: kind === 'yes-no' ? [...YES_NO] : (choices ?? []),
  }));
}
