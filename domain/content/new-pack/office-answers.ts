/** An office in one line: `Bergen, NO` or `Bergen, Norway, Europe/Oslo`. */
import { InputError } from '#domain/support/input-error.ts';
import type { OfficeAnswer } from './answers.ts';
import { countryName, isCountry, timeZoneOf, timeZonesOf } from './country-facts.ts';
import { textAnswer } from './line-answers.ts';
import { refuseRepeated } from './list-answers.ts';

const FORM = 'write an office as "Bergen, NO, Europe/Oslo"';
const MAX_CITY = 40;

const MAX_OFFICES = 20;

/** The first one is the main office. @throws InputError */
export function officeAnswers(texts: readonly string[]): OfficeAnswer[] {
  if (texts.length > MAX_OFFICES) {
    throw new InputError(`Name at most ${MAX_OFFICES} offices; add others later.`);
  }
  const offices = texts.map(officeAnswer);
  refuseRepeated(offices.map(({ city, country }) => `${city}, ${country}`));
  return offices;
}

/** @throws InputError */
function officeAnswer(typed: string): OfficeAnswer {
  const parts = typed.split(',').map((part) => part.trim());
  const [city = '', country = '', zone, ...others] = parts;
  if (city === '' || country === '' || others.length > 0) {
    throw new InputError(`"${typed.trim()}" is not an office: ${FORM}.`);
  }
  const code = countryCodeOf(country);
  const name = textAnswer(city, 'The city', MAX_CITY);
  return { city: name, country: code, timeZone: zoneAnswer(zone, { code, city: name }) };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);

/** Of a code or an English name. */
function countryCodeOf(country: string): string {
  const typed = country.toLowerCase();
  const code = CODES.find((one) => typed === one.toLowerCase() || typed === nameOf(one));
  if (code) return code;
  throw new InputError(`"${country}" is not a country: write its code, such as NO for Norway.`);
}

const nameOf = (code: string) => countryName(code).toLowerCase();

function zoneAnswer(zone: string | undefined, { code, city }: { code: string; city: string }) {
  if (zone === undefined || zone === '') {
    const known = timeZoneOf(code, city);
    if (known) return known;
    const zones = timeZonesOf(code);
    throw new InputError(
      `Add the time zone of ${city}, as in "${city}, ${code}, ${zones[0]}": ${countryName(code)} has ${zones.join(', ')}.`,
    );
  }
  if (isTimeZone(zone)) return zone;
  throw new InputError(`"${zone}" is not a time zone: write it as Europe/Oslo.`);
}

/** Offsets such as `+01:00` have no summer time, so they do not count. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
