import { hourLight } from '#artwork/hour-light.ts';
import { outline, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { circle, element, group, line, type Point, path, place, polygon } from '#artwork/svg.ts';
import { bar, box, floating } from '#artwork/working/cards.ts';
import { hourNamed } from '#artwork/working/spot.ts';

const PICTURE = { x: 15, y: 34, width: 98, height: 70, rx: 10 };

/** The picture that replaces the placeholder of the wireframe. */
function picture(sheet: Sheet): string {
  const hour = hourNamed('noon');
  const hill = ridgeLine({ keys: outline('10,88 40,82 70,90 120,80'), seed: 961, rounds: 2 });
  return group(
    { 'clip-path': sheet.clip(element('rect', PICTURE)) },
    element('rect', { ...PICTURE, fill: sheet.fade(...hour.sky) }),
    hourLight(sheet, hour, [88, 54], 8),
    snowPeaks(sheet, [{ summit: [52, 54], left: 44, right: 44 }], {
      shade: hour.far,
      lit: hour.snow,
      haze: hour.haze,
      base: 96,
      sunX: 88,
      seed: 962,
      jitter: 2,
      rounds: 2,
    }),
    path(polygon([...hill, [120, 110], [10, 110]]), { fill: hour.near }),
  );
}

function tabs(): string {
  return (
    line('M16 194h96', '#E6EEF6', 2) +
    circle([32, 207], 5, { fill: '#0A73C2' }) +
    circle([64, 207], 5, { fill: '#C5D2DE' }) +
    circle([96, 207], 5, { fill: '#C5D2DE' })
  );
}

/** The finished first screen: origin at the upper left, 128 by 232. */
export function prototype(sheet: Sheet, at: Point): string {
  return place(
    at,
    1,
    floating({ at: [0, 0], width: 128, height: 232, rx: 24 }, '#0B1B2B') +
      box({ at: [7, 7], width: 114, height: 218, rx: 18 }, '#FFFFFF') +
      bar([47, 13], 34, '#0B1B2B', 8) +
      picture(sheet) +
      bar([16, 116], 78, '#0B1B2B', 9) +
      bar([16, 132], 96, '#C5D2DE', 6) +
      bar([16, 143], 62, '#C5D2DE', 6) +
      box({ at: [15, 158], width: 98, height: 26, rx: 9 }, '#0A73C2') +
      bar([43, 168], 42, '#FFFFFF', 6) +
      tabs(),
  );
}
