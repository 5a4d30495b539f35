/** The questions as the fields of the console's form. */
import type { NewPackQuestion, NewPackSection } from '#contract/console/new-pack.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** The name of the folder, which the command takes as its argument. */
export const FOLDER = 'folder';

const FOLDER_QUESTION: NewPackQuestion = {
  name: FOLDER,
  label: 'Name of the folder',
  hint: 'Lower-case letters, digits and hyphens, such as fjordkode. If you leave it empty: made from the name of the company.',
  control: 'text',
  isRequired: false,
  initial: '',
  choices: [],
};

/** Sections by the question that each begins with, so that a new question is in one of them. */
const SECTION_TITLES: ReadonlyMap<string, string> = new Map([
  ['name', 'The company'],
  ['office', 'How to reach it'],
  ['currency', 'Money and languages'],
  ['colour', 'Colors and logo'],
  ['areas', 'The site'],
]);

export function formSections(): NewPackSection[] {
  const sections: NewPackSection[] = [];
  for (const question of QUESTIONS) {
    const title = SECTION_TITLES.get(question.flag);
    if (title) sections.push({ title, questions: [] });
    const fields = question.flag === 'name' ? [FOLDER_QUESTION] : [];
    sections.at(-1)?.questions.push(fieldOf(question), ...fields);
  }
  return sections;
}

/** In a terminal, hints have no period. */
const sentence = (hint: string) => (hint === '' || hint.endsWith('.') ? hint : `${hint}.`);

function fieldOf({ flag, text = '', hint = '', field = {}, proposal }: Question): NewPackQuestion {
  const { control = 'text', choices = [] } = field;
  const proposed = proposal?.({ slug: '' });
  return {
    name: flag,
    label: field.label ?? text,
    hint: sentence(field.hint ?? hint),
    control,
    isRequired: field.isRequired ?? proposed === undefined,
    // Other proposals depend on earlier answers, so an empty field stands for them.
    initial: control === 'choices' ? (proposed ?? '') : '',
    choices: [...choices],
  };
}
