/** Reads the answers of the console's form, with the problem of each field. */
import { NEW_PACK_MESSAGES } from '#contract/console/new-pack-limits.ts';
import type { FieldError } from '#contract/problem.ts';
import { InputError } from '#domain/support/input-error.ts';
import type { Answers, Draft } from './answers.ts';
import { FOLDER } from './form-questions.ts';
import { QUESTIONS, type Question } from './questions.ts';
import { slugAnswer, slugNear } from './slug-answer.ts';

export type FormReading = { answers: Answers } | { problems: FieldError[] };

type FormTexts = Readonly<Record<string, string>>;

/**
 * @param texts by the name of the question; an empty text is no answer
 * @param folder that the path of the logo is relative to
 */
export function readForm(texts: FormTexts, folder: string): FormReading {
  const problems: FieldError[] = unknownNames(texts);
  const attempt = <Result>(field: string, read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push({ field, message: error.message });
      return undefined;
    }
  };
  const draft: Draft = { slug: attempt(FOLDER, () => folderName(texts)) ?? '' };
  for (const question of QUESTIONS) {
    const answer = attempt(question.flag, () =>
      question.read(answersIn(texts, question, draft), draft, folder),
    );
    Object.assign(draft, answer);
  }
  return problems.length > 0 ? { problems } : { answers: draft as Answers };
}

function unknownNames(texts: FormTexts): FieldError[] {
  const names = new Set([FOLDER, ...QUESTIONS.map(({ flag }) => flag)]);
  const unknown = Object.keys(texts).filter((name) => !names.has(name));
  return unknown.map((field) => ({ field, message: 'There is no such question.' }));
}

/** @returns an empty text if the company has no name yet, which has its own problem */
function folderName(texts: FormTexts): string {
  const typed = textOf(texts, FOLDER);
  const name = textOf(texts, 'name');
  if (typed !== '') return slugAnswer(typed);
  if (name === '') return '';
  const near = slugNear(name);
  if (near !== '') return near;
  throw new InputError(`It cannot be made from "${name}": write one, such as fjordkode.`);
}

/** @throws InputError if there must be an answer */
function answersIn(texts: FormTexts, question: Question, draft: Draft): readonly string[] {
  const { flag, field = {}, proposal } = question;
  const text = textOf(texts, flag);
  // No box is checked.
  if (field.control === 'choices' && Object.hasOwn(texts, flag)) return [text];
  if (text !== '') return field.control === 'lines' ? linesOf(text) : [text];
  const proposed = field.isRequired ? undefined : proposal?.(draft);
  if (proposed === undefined) throw new InputError(NEW_PACK_MESSAGES.unanswered);
  return [proposed];
}

const textOf = (texts: FormTexts, name: string) => texts[name]?.trim() ?? '';

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
