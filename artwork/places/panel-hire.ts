import { bridge, cableAt, deckAt, type Span } from '#artwork/bridge.ts';
import { flags } from '#artwork/flags.ts';
import { valley } from '#artwork/valley.ts';
import { figure } from './figure.ts';
import { PANEL, panelSheet } from './panel-sheet.ts';
import { people } from './people.ts';
import { hourNamed } from './slide.ts';
import { meeting } from './stances.ts';

/** Two hands meet in the middle of the bridge, with the sunrise behind them. */
export function panelHire(name: string): string {
  const sheet = panelSheet(name);
  const scene = valley(sheet, {
    ...PANEL,
    hour: hourNamed('sunrise'),
    sun: [290, 172],
    radius: 66,
    peaks: [
      { summit: [96, 96], left: 140, right: 130 },
      { summit: [486, 84], left: 140, right: 140 },
    ],
    middle: [222, 198, 226, 206, 226, 200, 218],
    near: [276, 284, 296, 304, 300, 288, 274],
    trees: 40,
    treeHeights: [10, 22],
    seed: 661,
  });
  const span: Span = {
    left: [-70, 258],
    right: [650, 258],
    tower: 236,
    cableSag: 196,
    deckSag: 10,
  };
  const [x, y] = deckAt(span, 0.5);
  const scale = 1.42;
  const apart = 29 * scale;
  const pair =
    figure([x - apart, y - 3], scale, meeting, { ...people.bikram, backpack: '#F6BD3C' }) +
    figure([x + apart, y - 3], scale, meeting, people.falguni, { flip: -1 });
  return sheet.render(
    scene.behind,
    bridge(span, { hangers: 30, weight: 1.5, towerScale: 2, onDeck: pair }),
    flags({ from: cableAt(span, 0.06), to: cableAt(span, 0.36), sag: 10, count: 12, size: 13 }),
    flags({ from: cableAt(span, 0.94), to: cableAt(span, 0.64), sag: 10, count: 12, size: 13 }),
    scene.front,
  );
}
