import { flags } from '#artwork/flags.ts';
import { stupa } from '#artwork/stupa.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';
import { figure, limbs } from '#artwork/working/figure.ts';
import { fields } from './fields.ts';
import { homestead } from './homestead.ts';
import type { Motif } from './hour-view.ts';

/** A low whitewashed wall with prayer wheels. */
function wheelWall([x, y]: Point, wheels: number): string {
  const width = wheels * 22 + 10;
  const each = (draw: (at: number) => string): string =>
    Array.from({ length: wheels }, (_, index) => draw(x + 16 + index * 22)).join('');
  return (
    path(`M${x} ${y}h${width}v-30h-${width}z`, { fill: '#E9DFD6' }) +
    path(`M${x - 5} ${y - 30}h${width + 10}v-7h-${width + 10}z`, { fill: '#9A5440' }) +
    path(
      each((at) => `M${at - 8} ${y - 2}v-24h16v24z`),
      { fill: '#4A2B1F' },
    ) +
    path(
      each((at) => `M${at - 5} ${y - 5}v-18h10v18z`),
      { fill: '#D8891F' },
    ) +
    path(
      each((at) => `M${at} ${y - 5}v-18h5v18z`),
      { fill: '#F6BD3C' },
    ) +
    line(
      each((at) => `M${at - 5} ${y - 14}h10`),
      '#B96A12',
      1.6,
    )
  );
}

const pilgrim = {
  limbs: limbs.carry,
  hair: 'shawl',
  coat: '#FFF3E2',
  cloth: '#8C3A4E',
  skirt: true,
  skin: '#A8683F',
  held: circle([27, -53], 4, { fill: '#FFDFA8' }),
} as const;

export const shrine: Motif = () => stupa([156, 336], 0.98);

/** Someone brings a light before daybreak. */
export const morningRound: Motif = (_, light) =>
  fields(
    { crest: '590,318 520,330 430,348 350,376 290,420 250,450', step: 19, count: 5, bottom: 440 },
    light,
  ) +
  wheelWall([30, 370], 8) +
  figure([266, 376], 0.68, pilgrim, -1);

export const eveningShrine: Motif = (sheet, light) =>
  homestead(sheet, [486, 350], 1.35, light, 'clay') +
  flags({ from: [204, 112], to: [-14, 236], sag: 16, count: 17, size: 12 }) +
  flags({ from: [204, 112], to: [452, 254], sag: 20, count: 20, size: 12 }) +
  flags({ from: [452, 254], to: [594, 214], sag: 12, count: 12, size: 12 }) +
  line('M452 352V250', light.deep, 4, { 'stroke-linecap': 'round' }) +
  stupa([204, 338], 1.02, { shade: '#D9C3AE' });

export const eveningRound: Motif = () =>
  wheelWall([74, 374], 7) +
  figure([48, 380], 0.66, { ...pilgrim, limbs: limbs.walk, held: '' }) +
  figure([262, 382], 0.7, {
    limbs: limbs.walk,
    hair: 'topi',
    coat: '#4F6E96',
    cloth: '#8C3A4E',
    skin: '#8A4B2A',
    trousers: '#16233C',
  }) +
  figure([304, 382], 0.48, { limbs: limbs.walk, hair: 'short', coat: '#F2AE2E', skin: '#8A4B2A' });
