import copy from '#content/pages/home.yaml';
import site from '#content/site.yaml';
import clocks from '#content/site.yaml?clocks';
import { endsOf, sharedDay } from './office-hours.ts';

const { first, second } = copy.day;

/** The offices' cities, in the order of the site's data. */
export const cities = [site.offices[0]?.city ?? '', site.offices[1]?.city ?? ''] as const;

/** The working day of both offices, from the content pack. */
export const officesDay = sharedDay(
  { ...first, clock: clocks[0] ?? [] },
  { ...second, clock: clocks[1] ?? [] },
);

/** When both work, in words; missing where that is never. */
export const sharedHours = officesDay.shared && endsOf(officesDay.shared);
