import { bridge, cableAt, deckAt, type Span } from './bridge.ts';
import { city } from './city.ts';
import { flags } from './flags.ts';
import { panel } from './panel.ts';
import { person, walkers } from './person.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from './ridge.ts';
import { createSheet, ellipse, type Sheet, whole } from './sheet.ts';
import { birds, cloud, halo, sun } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';
import { stupa } from './stupa.ts';
import type { Point } from './svg.ts';

const span: Span = { left: [118, 318], right: [402, 318], tower: 92, cableSag: 30, deckSag: 10 };
const SUN: Point = [260, 222];

function backdrop(sheet: Sheet): string {
  const far = ridgeLine({
    keys: evenKeys(520, [282, 246, 290, 258, 296, 254, 288, 248, 276]),
    seed: 101,
    roughness: 0.17,
  });
  const middle = ridgeLine({
    keys: evenKeys(520, [328, 302, 338, 314, 340, 306, 330]),
    seed: 102,
    roughness: 0.14,
  });
  return (
    whole(sheet, sheet.fade([0, '#7FC6F8'], [0.45, '#DDF0FC'], [0.72, '#FFF0DC'])) +
    halo(sheet, { center: SUN, across: 230 }) +
    sun(sheet, SUN, 60, '#FF7A33', '#E54100') +
    cloud([44, 84], 104) +
    cloud([372, 62], 96, 0.65) +
    birds([330, 128], '#0B3355') +
    snowPeaks(
      sheet,
      [
        { summit: [76, 158], left: 130, right: 124 },
        { summit: [448, 146], left: 126, right: 120 },
        { summit: [168, 218], left: 84, right: 84 },
        { summit: [352, 224], left: 80, right: 84 },
      ],
      {
        shade: '#86BDEB',
        lit: '#FFD3AD',
        haze: '#E3EEF4',
        gully: '#FFFFFF',
        base: 306,
        sunX: 260,
        seed: 100,
      },
    ) +
    ridge(sheet, far, { crest: '#79B8EA', foot: '#E4EBEA', footAt: 360 }) +
    pines(middle, { count: 70, seed: 2, color: '#3E97DD', heights: [7, 14] }) +
    ridge(sheet, middle, { crest: '#3E97DD', foot: '#9CCEF3', footAt: 410 })
  );
}

function meeting(): string {
  const [x, y] = deckAt(span, 0.5);
  const scale = 1.62;
  const apart = 12.4 * scale;
  return (
    person([x - apart, y - 2], scale, { ...walkers.ember, coat: '#0A73C2', pose: 'greet' }) +
    person([x + apart, y - 2], scale, { ...walkers.cream, pose: 'greet' }, -1)
  );
}

export function thankYou(name: string): string {
  const sheet = createSheet({ name, width: 520, height: 420, align: 'xMidYMid slice' });
  const bank = ridgeLine({
    keys: outline(
      '-10,312 40,314 96,319 132,320 146,344 166,366 210,384 260,389 310,384 354,366 ' +
        '374,344 388,320 424,319 480,313 530,310',
    ),
    seed: 103,
    rounds: 2,
    roughness: 0.05,
  });
  const front = ridgeLine({
    keys: outline('-10,366 70,376 140,402 260,414 380,402 450,378 530,364'),
    seed: 104,
    roughness: 0.05,
  });
  const top = (share: number): Point => cableAt(span, share);
  return panel(
    sheet,
    backdrop(sheet),
    ellipse([260, 352], 150, 34, sheet.glow([0, '#F2F9FF', 0.9], [1, '#F2F9FF', 0])),
    bridge(span, { hangers: 22, backstay: [70, 4], onDeck: meeting() }),
    city([424, 320], 0.42, { wall: '#0B4F8C', lit: '#67AEE3', window: '#FFE2B0' }),
    stupa([52, 318], 0.46),
    flags({ from: [52, 217], to: [118, 222], sag: 7, count: 8, size: 8 }),
    flags({ from: [52, 217], to: [-14, 250], sag: 6, count: 9, size: 8 }),
    flags({ from: top(0.03), to: top(0.36), sag: 5, count: 12, size: 8 }),
    flags({ from: top(0.97), to: top(0.64), sag: 5, count: 12, size: 8 }),
    pines(bank, { count: 30, seed: 8, color: '#0F62A8', heights: [12, 24], within: [456, 530] }),
    ridge(sheet, bank, { crest: '#0F62A8', foot: '#0D5696', footAt: 420 }),
    pines(front, { count: 34, seed: 12, color: '#0A4A86', heights: [14, 30], within: [-10, 112] }),
    pines(front, { count: 34, seed: 13, color: '#0A4A86', heights: [14, 30], within: [404, 530] }),
    ridge(sheet, front, { crest: '#0A4A86', foot: '#083A67', footAt: 420 }),
  );
}
