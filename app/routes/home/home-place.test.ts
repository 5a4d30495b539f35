import { expect, test } from 'vitest';
import { chooseBackgrounds } from '#app/ui/layout/section-backgrounds.ts';
import { PAGE_SECTIONS, type SectionId, sectionMistakes } from '#contract/page-sections.ts';
import { HOME_BACKGROUNDS } from './home-place.ts';

type Id = SectionId<'home'>;

const backgroundsOf = (id: Id) => HOME_BACKGROUNDS[id].join();

/** Every order of every selection of these sections. Sections with equal backgrounds are interchangeable, so they keep their order. */
function ordersOf(ids: readonly Id[]): Id[][] {
  const different = [...new Map(ids.toReversed().map((id) => [backgroundsOf(id), id])).values()];
  const longer = different.flatMap((id) =>
    ordersOf(ids.filter((other) => other !== id)).map((order) => [id, ...order]),
  );
  return [[], ...longer];
}

test('neighbors differ, unless both are paper, in every order that a pack can have', () => {
  const movable = PAGE_SECTIONS.home.filter(({ isMovable }) => isMovable).map(({ id }) => id);
  const orders = ordersOf(movable).flatMap((order): Id[][] => [
    ['hero', ...order, 'deRisk'],
    ['hero', ...order, 'deRisk', 'newsletter'],
  ]);
  const equal = orders.filter((ids) => {
    const backgrounds = chooseBackgrounds(ids.map((id) => HOME_BACKGROUNDS[id]));
    return backgrounds.some(
      (background, index) => background === backgrounds[index + 1] && background !== 'paper',
    );
  });
  expect(equal).toEqual([]);
  expect(sectionMistakes('home', orders.at(-1) ?? [])).toEqual([]);
  expect(orders).toHaveLength(2 * 2647);
});
