import { bridge, cableAt, deckAt } from '#artwork/bridge.ts';
import { rimLight, steel } from '#artwork/colors.ts';
import { lamp } from '#artwork/film/lamps.ts';
import { mix } from '#artwork/film/light.ts';
import { smooth, wave } from '#artwork/film/loop.ts';
import { drawPasser, passersAt, type Walker } from '#artwork/film/walkers.ts';
import { flags } from '#artwork/flags.ts';
import { type Person, walkers } from '#artwork/person.ts';
import type { Point } from '#artwork/svg.ts';
import type { Moment } from './moment.ts';

const blue: Person = { ...walkers.sky, coat: '#1F7A5A', load: 'satchel', hair: 'short' };

const people: readonly Walker[] = [
  { who: walkers.ember, start: 0.1, way: 1 },
  { who: walkers.cream, start: 0.145, way: 1 },
  { who: walkers.sky, start: 0.36, way: -1 },
  { who: blue, start: 0.02, way: -1 },
];

export function crossing({ sheet, layout, time, light }: Moment): {
  bridge: string;
  lamps: string;
} {
  const { span, walkerScale } = layout;
  const walk = { span, scale: walkerScale, walkers: people, places: layout.places };
  const passers = passersAt(walk, time);
  const wind = (index: number): number => 0.3 * wave(time, 9, -index * 0.13);
  const count = Math.round(layout.hangers / 4);
  const lamps = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    const [x, y] = deckAt(span, share);
    // Lamps light up one after the other, from the left bank to the right.
    const lit = smooth(0.2 + 0.5 * share, 0.42 + 0.5 * share, light.dark);
    return lamp(sheet, [x, y - 22], 2.8, lit);
  });
  const top = (share: number): Point => cableAt(span, share);
  const onCable = { sag: 6, count: 13, size: 7.5, wind } as const;
  return {
    bridge:
      bridge(span, {
        color: mix(steel, light.near, 0.12),
        rim: mix(rimLight, light.sun, 0.2),
        hangers: layout.hangers,
        weight: 0.95,
        backstay: [118, 40],
        onDeck: passers.map((passer) => drawPasser(passer, walkerScale)).join(''),
      }) +
      flags({ ...onCable, from: top(0.02), to: top(0.34) }) +
      flags({ ...onCable, from: top(0.98), to: top(0.66) }),
    lamps: lamps.join(''),
  };
}
