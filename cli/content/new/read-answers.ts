/** Takes the answers from the flags, and asks for the others if there is a terminal. */
import type { Terminal } from '#cli/command-line.ts';
import { type OptionValues, UsageError } from '#cli/options.ts';
import {
  type Answers,
  type Draft,
  QUESTIONS,
  type Question,
  WITHOUT,
} from '#domain/content/new-pack/index.ts';
import { Interview } from './interview.ts';

/** Options of `parseArgs`. */
export const NEW_OPTIONS = {
  out: { type: 'string' },
  ...Object.fromEntries(
    [...QUESTIONS, WITHOUT].flatMap(({ flag, aliases = [], isRepeated = false }) =>
      [flag, ...aliases].map((name) => [name, { type: 'string', multiple: isRepeated }] as const),
    ),
  ),
} as const;

export interface AnswerSources {
  slug: string;
  values: OptionValues;
  /** Folder that paths are relative to. */
  folder: string;
  /** Undefined: a missing flag is an error. */
  terminal: Terminal | undefined;
}

/** @throws InputError for a wrong flag, or for a missing one without a terminal */
export async function readAnswers(sources: AnswerSources): Promise<Answers> {
  const { values, terminal } = sources;
  if (values.without !== undefined && values.areas !== undefined) {
    throw new UsageError('Use either --areas or --without.');
  }
  const questions = values.without === undefined ? QUESTIONS : [...QUESTIONS.slice(0, -1), WITHOUT];
  // Wrong flags are reported before the first question.
  const { draft, missing } = fromFlags(questions, sources);
  if (missing.length === 0) return draft as Answers;
  if (terminal) return askFor(questions, sources, terminal);
  const flags = new Intl.ListFormat('en').format(missing.map((flag) => `--${flag}`));
  throw new UsageError(`new needs ${flags}.`, { showsUsage: true });
}

/** The answers that the flags give, and the flags that are missing. */
function fromFlags(questions: readonly Question[], { slug, values, folder }: AnswerSources) {
  const draft: Draft = { slug };
  const missing: string[] = [];
  for (const question of questions) {
    const texts = flagTexts(values, question);
    const proposed = question.proposal?.(draft);
    if (texts.length > 0) Object.assign(draft, question.read(texts, draft, folder));
    else if (proposed !== undefined) Object.assign(draft, question.read([proposed], draft, folder));
    else missing.push(question.flag);
  }
  return { draft, missing };
}

async function askFor(
  questions: readonly Question[],
  { slug, values, folder }: AnswerSources,
  terminal: Terminal,
): Promise<Answers> {
  const answers: Partial<Draft>[] = [];
  const draftOf = (): Draft => Object.assign({ slug }, ...answers);
  /** Indexes of the questions that were asked. */
  const asked: number[] = [];
  const interview = new Interview(terminal);
  interview.explain();
  try {
    for (let question = questions[0]; question; question = questions[answers.length]) {
      const { read, text } = question;
      const texts = flagTexts(values, question);
      const draft = draftOf();
      const readText = (typed: readonly string[]) => read(typed, draft, folder);
      if (texts.length > 0 || text === undefined) {
        answers.push(readText(texts));
        continue;
      }
      const answer = await interview.ask(question, readText, draft);
      if (answer) asked.push(answers.push(answer) - 1);
      else answers.length = asked.pop() ?? answers.length;
    }
  } finally {
    interview.close();
  }
  return draftOf() as Answers;
}

function flagTexts(values: OptionValues, { flag, aliases = [] }: Question): readonly string[] {
  return [flag, ...aliases].flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' || Array.isArray(value) ? value : [];
  });
}
