import { bridge, deckAt, footing, type Span } from '#artwork/bridge.ts';
import { lampLight, rimLight } from '#artwork/colors.ts';
import { mix } from '#artwork/film/light.ts';
import { person, walkers } from '#artwork/person.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';
import { homestead } from './homestead.ts';
import type { Motif } from './hour-view.ts';
import type { Light } from './land-light.ts';

const first: Span = { left: [128, 330], right: [452, 330], tower: 98, cableSag: 58, deckSag: 7 };
const busy: Span = { left: [84, 322], right: [400, 322], tower: 100, cableSag: 60, deckSag: 7 };
const lit: Span = { left: [206, 330], right: [510, 330], tower: 98, cableSag: 58, deckSag: 7 };

function crossing(span: Span, { deepest }: Light, onDeck = ''): string {
  return bridge(span, { color: deepest, rim: rimLight, hangers: 22, backstay: [110, 16], onDeck });
}

/** Water between the banks, as bright as the sky. */
function river(sheet: Sheet, { hour, slope }: Light, from: number, to: number): string {
  const shine = hour.night ? '#3F78B4' : mix(hour.haze, hour.snow, 0.5);
  const middle = Math.round((from + to) / 2);
  const streaks =
    `M${middle - 62} 384h50M${middle + 14} 391h60M${middle - 30} 400h70` +
    `M${middle - 84} 408h44M${middle + 40} 413h52`;
  return (
    path(`M${from} 372H${to}v70H${from}z`, { fill: sheet.fade([0, shine], [1, slope]) }) +
    line(streaks, '#FFFFFF', 2.2, { 'stroke-linecap': 'round', opacity: hour.night ? 0.22 : 0.5 })
  );
}

export const footbridge: Motif = (sheet, light) =>
  river(sheet, light, 150, 430) + homestead(sheet, [46, 330], 1.15, light) + crossing(first, light);

export const busyBridge: Motif = (sheet, light) => {
  const at = (share: number): Point => footing(busy, share);
  const crowd =
    person(at(0.2), 1.3, walkers.sky) +
    person(at(0.43), 1.36, walkers.ember) +
    person(at(0.52), 1.32, walkers.cream) +
    person(at(0.8), 1.3, { ...walkers.sky, hair: 'short', coat: '#F2AE2E' }, -1);
  return (
    river(sheet, light, 104, 384) +
    homestead(sheet, [452, 318], 1.5, light) +
    crossing(busy, light, crowd)
  );
};

/** The reflections of the lamps, stretched on the water. */
function lampsOnWater(sheet: Sheet): string {
  const shine = sheet.fade([0, lampLight, 0.8], [1, '#FFB35C', 0]);
  return [302, 337, 371, 406].map((x) => ellipse([x, 396], 2.6, 21, shine)).join('');
}

/** A bridge with a lamp every few steps, and two people on their way home. */
export const lampBridge: Motif = (sheet, light) => {
  const glow = sheet.glow([0, lampLight, 0.9], [0.4, '#FFC67A', 0.3], [1, '#FFB35C', 0]);
  const lamps = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].map((share): string => {
    const [x, y] = deckAt(lit, share).map(Math.round) as [number, number];
    return (
      line(`M${x} ${y}v-24`, light.deepest, 2) +
      circle([x, y - 25], 19, { fill: glow }) +
      circle([x, y - 25], 2.8, { fill: '#FFF0CE' })
    );
  });
  const home =
    person(footing(lit, 0.43), 1.25, { ...walkers.cream, trousers: '#04111F' }) +
    person(footing(lit, 0.57), 1.25, { ...walkers.sky, trousers: '#04111F' });
  return (
    river(sheet, light, 226, 492) +
    lampsOnWater(sheet) +
    crossing(lit, light, lamps.join('') + home)
  );
};
