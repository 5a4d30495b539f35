/**
 * The questions about a new pack. Each one is a flag of `content new`, a question in a terminal, and
 * a field of the console's form.
 */
import { AREA_NAMES, AREAS } from '#contract/areas.ts';
import { type FieldControl, LOGO_LIMIT } from '#contract/console/new-pack-limits.ts';
import type { Draft } from './answers.ts';
import { currencyOf, phonePrefixOf } from './country-facts.ts';
import {
  colorAnswer,
  emailAnswer,
  logoAnswer,
  originAnswer,
  phoneAnswer,
  textAnswer,
  urlAnswer,
} from './line-answers.ts';
import {
  areasAnswer,
  currencyAnswers,
  languageAnswers,
  serviceAnswers,
  USUAL_AREAS,
  withoutAnswer,
} from './list-answers.ts';
import { officeAnswers } from './office-answers.ts';

export interface Question {
  flag: string;
  /** Other flags with the same meaning. */
  aliases?: readonly string[];
  /** In a terminal. A question without a text is only a flag. */
  text?: string;
  /** Explains the question, below it. */
  hint?: string;
  /** In the console: where it differs from the terminal. By default a line of text. */
  field?: QuestionField;
  /** The flag may be repeated. */
  isRepeated?: boolean;
  /** In a terminal, the question is asked again until the answer is empty. */
  isOnePerLine?: boolean;
  /** What no answer means; undefined if there has to be one. */
  proposal?: (draft: Draft) => string | undefined;
  /**
   * @param texts one for each flag
   * @param folder that paths are relative to
   * @throws InputError
   */
  read: (texts: readonly string[], draft: Draft, folder: string) => Partial<Draft>;
}

export interface QuestionField {
  control?: FieldControl;
  label?: string;
  hint?: string;
  /** Of checkboxes. */
  choices?: readonly { value: string; label: string }[];
  /** There must be an answer, although the command has a proposal. */
  isRequired?: true;
}

/** Characters. Descriptions for search engines consist of these texts and have at most 160. */
const MAX_NAME = 50;
const MAX_LINE = 80;

const one = ([text = '']: readonly string[]) => text;
const mainCountry = ({ offices = [] }: Draft) => offices[0]?.country ?? '';

export const QUESTIONS: readonly Question[] = [
  {
    flag: 'name',
    text: 'Name of the company',
    // In the console, the name of the folder follows from that of the company.
    field: { isRequired: true },
    proposal: ({ slug }) => slug.charAt(0).toUpperCase() + slug.slice(1),
    read: (texts) => ({ name: textAnswer(one(texts), 'The name', MAX_NAME) }),
  },
  {
    flag: 'tagline',
    text: 'Tagline',
    hint: 'The headline of the home page, such as "Bread that is worth the walk"',
    read: (texts) => ({ tagline: textAnswer(one(texts), 'The tagline', MAX_LINE) }),
  },
  {
    flag: 'trade',
    text: 'What the company does, in a few words',
    hint: 'Such as "bread and cakes for cafés"',
    read: (texts) => ({ trade: textAnswer(one(texts), 'The trade', MAX_LINE) }),
  },
  {
    flag: 'service',
    text: 'Services that get their own page, with commas between them',
    hint: 'Such as "Bread for cafés, Wedding cakes"; Enter for one page about all of it',
    field: {
      control: 'lines',
      label: 'Services that get their own page',
      hint: 'One on each line, such as "Wedding cakes". Without any, one page is about all of your work.',
    },
    isRepeated: true,
    proposal: () => '',
    read: (texts) => ({ services: serviceAnswers(texts) }),
  },
  {
    flag: 'office',
    text: 'Office: city, country, time zone',
    hint: 'Such as "Bergen, NO" or "Austin, US, America/Chicago"',
    field: {
      control: 'lines',
      label: 'Offices: city, country, time zone',
      hint: 'One on each line, such as "Bergen, NO" or "Austin, US, America/Chicago". The first is the main office.',
    },
    isRepeated: true,
    isOnePerLine: true,
    read: (texts) => ({ offices: officeAnswers(texts) }),
  },
  {
    flag: 'url',
    text: 'Address of the new site, if you have one',
    field: {
      control: 'url',
      label: 'Address of the new site',
      hint: 'Such as https://www.example.com',
    },
    proposal: () => '',
    read: (texts) => (one(texts) === '' ? {} : { url: originAnswer(one(texts)) }),
  },
  {
    flag: 'email',
    text: 'Email address that visitors write to',
    field: { control: 'email', hint: 'If you leave it empty: hello@ at the address of the site' },
    proposal: ({ url }) => url && `hello@${new URL(url).hostname.replace(/^www\./, '')}`,
    read: (texts) => ({ email: emailAnswer(one(texts)) }),
  },
  {
    flag: 'phone',
    text: 'Phone number, if visitors may call',
    field: { control: 'tel' },
    proposal: () => '',
    read: (texts, draft) =>
      one(texts) === ''
        ? {}
        : { phone: phoneAnswer(one(texts), phonePrefixOf(mainCountry(draft))) },
  },
  {
    flag: 'booking',
    text: 'Address of your booking calendar, if you have one',
    hint: 'Without one, buttons lead to the contact form',
    field: { control: 'url', label: 'Address of your booking calendar' },
    proposal: () => '',
    read: (texts) =>
      one(texts) === ''
        ? {}
        : { schedulingUrl: urlAnswer(one(texts), 'The address of the calendar').href },
  },
  {
    flag: 'currency',
    text: 'Currency of prices and salaries',
    hint: 'Others follow with what one of them is worth in the first: NOK, EUR=11.6',
    field: {
      hint: 'If you leave it empty: that of the main office’s country. Others follow with what one of them is worth in the first, such as NOK, EUR=11.6',
    },
    isRepeated: true,
    // It follows from the office, which may be missing too.
    proposal: (draft) => (draft.offices ? currencyOf(mainCountry(draft)) : ''),
    read: (texts) => ({ currencies: currencyAnswers(texts) }),
  },
  {
    flag: 'language',
    text: 'Languages besides English, with commas between them',
    hint: 'Codes such as nb, pl or ar; Enter for none',
    field: {
      label: 'Languages besides English',
      hint: 'Codes with commas between them, such as nb, pl or ar',
    },
    isRepeated: true,
    proposal: () => '',
    read: (texts) => ({ languages: languageAnswers(texts) }),
  },
  {
    flag: 'colour',
    aliases: ['color'],
    text: 'Color of the company',
    hint: 'Such as #0b6e4f. All other colors follow from it',
    field: { control: 'color' },
    read: (texts) => ({ color: colorAnswer(one(texts)) }),
  },
  {
    flag: 'accent',
    text: 'Second color, for the most important button',
    hint: 'Enter for one that suits the first',
    field: { control: 'color', hint: 'If you leave it empty: one that suits the first' },
    proposal: () => '',
    read: (texts) => (one(texts) === '' ? {} : { accent: colorAnswer(one(texts)) }),
  },
  {
    flag: 'logo',
    text: 'Logo, an SVG file',
    hint: 'Enter for the first letter of the name',
    field: {
      control: 'file',
      hint: `At most ${LOGO_LIMIT / 1000} KB. Without a logo, the site shows the first letter of the name.`,
    },
    proposal: () => '',
    read: (texts, _draft, folder) =>
      one(texts) === '' ? {} : { logo: logoAnswer(one(texts), folder) },
  },
  {
    flag: 'areas',
    text: 'Areas of the site, with commas between them',
    hint: 'Or "all". You can change them later: docs/content.md, "Areas that you do without"',
    field: {
      control: 'choices',
      label: 'Areas of the site',
      hint: 'You can change them later in site.yaml.',
      choices: AREA_NAMES.map((value) => ({ value, label: AREAS[value].label })),
    },
    isRepeated: true,
    proposal: () => USUAL_AREAS.join(', '),
    read: (texts) => ({ leftOut: areasAnswer(texts) }),
  },
];

/** Names the areas in the other way, so it is only a flag. */
export const WITHOUT: Question = {
  flag: 'without',
  isRepeated: true,
  read: (texts) => ({ leftOut: withoutAnswer(texts) }),
};
