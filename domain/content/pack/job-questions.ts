/** `questions` in the front matter of an opening. */
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
  z.maxLength(characters, `has at most ${characters} characters`);

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

export const questions = z
  .array(Question)
  .check(
    z.maxLength(
      LIMITS.questions,
      `an opening asks at most ${LIMITS.questions} questions: the form is to stay short`,
    ),
  );

/** What the schema cannot see: each with its place in the list. */
function mistakesIn(asked: readonly Question[]): { path: PropertyKey[]; message: string }[] {
  return asked.flatMap((question, at) => {
    const { id, kind, limit, choices } = question;
    const most = mostCharacters(kind);
    const isChoice = kind === 'one-choice';
    const count = choices?.length ?? 0;
    const mistakes: [field: string, isWrong: boolean, message: string][] = [
      ['id', asked.findIndex((other) => other.id === id) < at, 'has the same id as one above'],
      ['kind', isChoice && count < 2, 'needs two or more choices'],
      ['choices', isChoice && count > LIMITS.choices, `has at most ${LIMITS.choices} choices`],
      ['choices', isChoice && new Set(choices).size < count, 'has the same choice twice'],
      ['choices', !isChoice && choices !== undefined, 'only "one-choice" has choices'],
      ['limit', most === null && limit !== undefined, 'only texts have a limit'],
      ['limit', most !== null && (limit ?? 0) > most, `is at most ${most} for "${kind}"`],
    ];
    return mistakes.flatMap(([field, isWrong, message]) =>
      isWrong ? [{ path: ['questions', at, field], message }] : [],
    );
  });
}

function mostCharacters(kind: QuestionKind): number | null {
  if (kind === 'short-text') return LIMITS.shortText;
  return kind === 'long-text' ? LIMITS.longText : null;
}

/**
 * The questions as the API has them.
 * @param report told of each mistake, with its line in the file
 */
export function questionsOf(
  asked: readonly Question[],
  { file, frontMatter }: { file: string; frontMatter: string },
  report: (problem: ContentProblem) => void,
): JobQuestion[] {
  for (const { path, message } of mistakesIn(asked)) {
    // Behind the three hyphens.
    const line = 1 + fieldLineIn(frontMatter, path);
    report({ file, line, field: path.join('.'), message });
  }
  return asked.map(({ id, label, kind, required, hint, limit, choices }) => ({
    id,
    label,
    kind,
    required,
    hint: hint ?? '',
    limit: limit ?? mostCharacters(kind) ?? LIMITS.choice,
    choices: kind === 'yes-no' ? [...YES_NO] : (choices ?? []),
  }));
}
