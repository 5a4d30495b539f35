/** Answers of several values: languages, currencies, areas and services. */

import { AREA_NAMES, AREAS, type AreaName, leftOutAreas } from '#contract/areas.ts';
import { FIRST_LANGUAGE, isTranslationFolder, type LanguageCode } from '#contract/languages.ts';
import { closestName } from '#domain/support/closest-name.ts';
import { InputError } from '#domain/support/input-error.ts';
import type { CurrencyAnswer } from './answers.ts';
import { textAnswer } from './line-answers.ts';

/** Values of repeated flags, each of which may be a list: `nb,ne`. */
export const listed = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(',')).flatMap((part) => part.trim() || []);

/** English is always there. */
export function languageAnswers(texts: readonly string[]): LanguageCode[] {
  const codes = listed(texts).map((code) => code.toLowerCase());
  const wrong = codes.find((code) => code !== FIRST_LANGUAGE && !isTranslationFolder(code));
  if (wrong !== undefined) {
    throw new InputError(`"${wrong}" is not the code of a language: write it as nb, pl or ar.`);
  }
  return [...new Set(codes)].filter((code) => code !== FIRST_LANGUAGE);
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** `NOK`, and others with the value of one unit in the first: `EUR=11.6`. */
export function currencyAnswers(texts: readonly string[]): CurrencyAnswer[] {
  const currencies = listed(texts).map((text, index) => {
    const [typed = '', rate] = text.split('=').map((part) => part.trim());
    const code = typed.toUpperCase();
    if (!CURRENCIES.has(code)) {
      throw new InputError(`"${typed}" is not a currency: write its code, such as NOK.`);
    }
    return { code, rate: index === 0 ? 1 : rateOf(code, rate) };
  });
  const codes = currencies.map(({ code }) => code);
  const repeated = codes.find((code, index) => codes.indexOf(code) < index);
  if (repeated) throw new InputError(`The currency ${repeated} occurs twice.`);
  return currencies;
}

function rateOf(code: string, text: string | undefined): number {
  const rate = Number(text);
  if (rate > 0 && Number.isFinite(rate)) return rate;
  throw new InputError(
    `Add the value of one ${code} in the first currency, such as ${code}=11.6. Roles are sorted by it.`,
  );
}

/** Areas of a site that says what the company does and hires. */
export const USUAL_AREAS: readonly AreaName[] = [
  'about',
  'office',
  'why-businesses',
  'solutions',
  'why-careers',
  'jobs',
  'newsletter',
];

/** @returns the areas that are left out if only these exist; `all` names them all */
export function areasAnswer(texts: readonly string[]): ReadonlySet<AreaName> {
  const names = listed(texts);
  if (names.includes('all')) return leftOutAreas();
  const areas = names.map(areaOf);
  return leftOutAreas(AREA_NAMES.filter((name) => !areas.includes(name)));
}

/** @returns the areas that are left out if all but these exist */
export const withoutAnswer = (texts: readonly string[]): ReadonlySet<AreaName> =>
  leftOutAreas(listed(texts).map(areaOf));

function areaOf(name: string): AreaName {
  if (Object.hasOwn(AREAS, name)) return name as AreaName;
  const near = closestName(name, AREA_NAMES);
  const hint = near ? `did you mean ${near}?` : `use ${AREA_NAMES.join(', ')}.`;
  throw new InputError(`"${name}" is not an area: ${hint}`);
}

const MAX_SERVICE = 40;
const MAX_SERVICES = 8;

/** @throws InputError */
export function refuseRepeated(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) throw new InputError(`"${repeated}" occurs twice.`);
}

export function serviceAnswers(texts: readonly string[]): string[] {
  const services = listed(texts).map((text) => textAnswer(text, 'A service', MAX_SERVICE));
  if (services.length > MAX_SERVICES) {
    throw new InputError(`Name at most ${MAX_SERVICES} services; add others later.`);
  }
  refuseRepeated(services);
  return services;
}
