import { type LocalizedPack, perPack } from '#app/pack.ts';
import { endsOf, sharedDay } from './office-hours.ts';

/**
 * The working day of the first two offices, with their cities in the order of the site's data;
 * undefined for a company that has fewer, or whose copy does not describe it.
 */
export const officesDayOf = perPack((pack) => {
  const [firstOffice, secondOffice] = pack.copy('site').offices;
  const { day } = pack.copy('pages/home');
  const [firstClock, secondClock] = pack.officeClocks;
  if (!day || !firstOffice || !secondOffice || !firstClock || !secondClock) return undefined;
  const { first, second, support } = day;
  return {
    ...sharedDay({ ...first, clock: firstClock }, { ...second, clock: secondClock }, support),
    copy: day,
    cities: [firstOffice.city, secondOffice.city] as const,
  };
});
export type OfficesDay = NonNullable<ReturnType<typeof officesDayOf>>;

/** The formatted hours in which both offices work; undefined if there are none. */
export function sharedHoursOf(pack: LocalizedPack) {
  const shared = officesDayOf(pack)?.shared;
  return shared && endsOf(pack.locale, shared);
}
