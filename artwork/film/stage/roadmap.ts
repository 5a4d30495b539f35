import { ember } from '#artwork/colors.ts';
import { mix } from '#artwork/film/light.ts';
import { wave } from '#artwork/film/loop.ts';
import { GREEN, tick } from '#artwork/people/cards.ts';
import { circle, element, line } from '#artwork/svg.ts';
import { between, posed, shown } from './pose.ts';
import { plans } from './roadmap-plan.ts';
import type { Scene, Stage } from './stage.ts';
import { costBar, milestone, taskCard } from './task-card.ts';
import { during, pop } from './timing.ts';

const CLOTH = '#1B7FD6';
const ALIGN = 2.9;
const PLANT = 4;
const LIGHT_UP = 5.2;

/** The line around the first version draws itself, and disappears later. */
function scopeLine({ s, layout }: Stage): string {
  const { x, y, width, height, rx } = plans[layout.cut].scope;
  const length = 2 * (width + height) - 8 * rx + 2 * Math.PI * rx;
  const drawn = Math.round(length * during(s, 1.4, 2.4));
  return shown(
    Math.min(1, drawn / 40) * (1 - during(s, ALIGN, ALIGN + 0.5)),
    element('rect', {
      ...{ x, y, width, height, rx },
      fill: '#FFFFFF',
      'fill-opacity': 0.22 * during(s, 1.8, 2.4),
      stroke: '#FFF3E2',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${drawn} ${Math.ceil(length) + 20}`,
    }),
  );
}

function cards(stage: Stage): string {
  const { s, layout } = stage;
  const { scattered, stations, cardY, rise, size } = plans[layout.cut];
  const drawn = scattered.map(([at, turn, color], index) => {
    const station = stations[index];
    const task = taskCard(color, [52 + (index % 3) * 10, 60 + (index % 4) * 16]);
    const grown = pop(s, 0.1 + 0.09 * ((index * 5) % scattered.length));
    if (station === undefined) {
      const left = during(s, 2.3, 3);
      const away = between(at, [at[0], at[1] + 40], left);
      return posed(away, { scale: grown * size, turn, opacity: 1 - left }, task);
    }
    const share = during(s, ALIGN + 0.1 * index, ALIGN + 0.9 + 0.1 * index);
    const place = between(at, [station, cardY - rise * index], share, 20);
    return posed(place, { scale: grown * size, turn: turn * (1 - share) }, task);
  });
  return drawn.reverse().join('');
}

function stationsOf(stage: Stage): string {
  const { s, time, layout, floor } = stage;
  const { stations, cardY, rise, costs, size } = plans[layout.cut];
  const reached = during(s, LIGHT_UP + 0.9, LIGHT_UP + 1.2);
  return stations
    .map((x, index) => {
      const costY = cardY - rise * index + 72 * size;
      const begin = PLANT + 0.14 * index;
      const cloth = index === 0 ? mix(CLOTH, ember, reached) : CLOTH;
      const flag = milestone(
        floor - costY - 34,
        during(s, begin, begin + 0.5),
        during(s, begin + 0.35, begin + 0.8),
        cloth,
        wave(time, 6, -index * 0.2),
      );
      const cost = during(s, begin + 0.5, begin + 1.2) * (costs[index] ?? 0);
      return (
        posed([x, floor], {}, flag) +
        posed([x, costY], { scale: pop(s, begin + 0.2) * size }, costBar(cost))
      );
    })
    .join('');
}

/** The deck is the path. It lights up as far as the first flag. */
function litWay(stage: Stage): string {
  const { s, sheet, layout, floor } = stage;
  const from = layout.span.left[0] + 14;
  const to = plans[layout.cut].stations[0] ?? from;
  const end = from + (to - from) * during(s, LIGHT_UP, LIGHT_UP + 1);
  const glow = sheet.glow([0, '#FFF3D0', 0.95], [0.3, '#FFD38A', 0.6], [1, '#FFC46B', 0]);
  const y = floor + 1;
  return shown(
    during(s, LIGHT_UP, LIGHT_UP + 0.2),
    line(`M${from} ${y}H${Math.round(end * 10) / 10}`, '#FFD38A', 9, {
      'stroke-linecap': 'round',
    }) +
      circle([end, y], 38, { fill: glow }) +
      circle([end, y], 7, { fill: '#FFF6E0' }),
  );
}

/** Many ideas, a line around a few, and the path to the first of them with its cost. */
export const roadmap: Scene = (stage) => {
  const { s, layout } = stage;
  const { stations, cardY, size } = plans[layout.cut];
  const first = stations[0] ?? 0;
  return {
    front:
      scopeLine(stage) +
      cards(stage) +
      litWay(stage) +
      stationsOf(stage) +
      posed(
        [first + 60 * size, cardY - 40 * size],
        { scale: pop(s, LIGHT_UP + 1) },
        tick([0, 0], 18, GREEN),
      ),
  };
};
