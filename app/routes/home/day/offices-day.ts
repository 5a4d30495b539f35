import { type LocalizedPack, perPack } from '#app/pack.ts';
import { endsOf, sharedDay } from './office-hours.ts';

/** The working day of both offices, with their cities in the order of the site's data. */
export const officesDayOf = perPack((pack) => {
  const { offices } = pack.copy('site');
  const { first, second, support } = pack.copy('pages/home').day;
  const [firstClock = [], secondClock = []] = pack.officeClocks;
  return {
    ...sharedDay({ ...first, clock: firstClock }, { ...second, clock: secondClock }, support),
    cities: [offices[0]?.city ?? '', offices[1]?.city ?? ''] as const,
  };
});

/** The formatted hours in which both offices work; undefined if there are none. */
export function sharedHoursOf(pack: LocalizedPack) {
  const { shared } = officesDayOf(pack);
  return shared && endsOf(pack.locale, shared);
}
