import { arm, stander } from '#artwork/people/body.ts';
import { bust } from '#artwork/people/bust.ts';
import { bar, box, INK, MIST } from '#artwork/people/cards.ts';
import { people } from '#artwork/people/looks.ts';
import { rosette, tickMark } from '#artwork/people/rosette.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { wearing } from './cast.ts';
import { coverSheet } from './cover-sheet.ts';
import { lampChain } from './lamps.ts';
import { outlook, seen } from './outlook.ts';

/** A sheet with a border, a name and the badge: origin at its middle, 204 by 128. */
function diploma(at: Point, scale: number, border: string): string {
  return place(
    at,
    scale,
    path('M-98-58H98V70H-98z', { fill: '#06182B', opacity: 0.2 }) +
      box(-102, -64, 204, 128, 6, '#FFFDF6') +
      line('M-92-54H92V54H-92z', border, 3) +
      bar(-74, -36, 84, INK, 10) +
      bar(-74, -14, 96, MIST, 7) +
      bar(-74, 1, 78, MIST, 7) +
      line('M-74 34q10-12 16-2t14-2 22-2', '#0A73C2', 3, { 'stroke-linecap': 'round' }) +
      rosette([58, -4], 0.62, tickMark),
  );
}

/** Fingers over the edge of the sheet. */
function thumb([x, y]: Point, skin: string): string {
  return line(`M${x} ${y}v9`, skin, 10, { 'stroke-linecap': 'round' });
}

function certificateDay(name: string): string {
  const sheet = coverSheet(name);
  const look = wearing(people.prerana, '#F2AE2E');
  const body: Point = [320, 300];
  const scale = 1.8;
  const scene = outlook(sheet, {
    hour: 'early morning',
    seed: 50,
    sun: [0.84, 0.2],
    radius: 0,
    near: 0.74,
  });
  return sheet.render(
    seen(scene),
    path('M243 296h154v68H243z', { fill: look.top }),
    bust(body, scale, look),
    place(body, scale, arm([-34, -44], { elbow: [-64, -22], hand: [-54, -25] }, look, 'beside')),
    place(body, scale, arm([34, -44], { elbow: [64, -22], hand: [54, -25] }, look, 'beside')),
    diploma([320, 281], 0.96, '#0A73C2'),
    thumb([224, 256], look.skin),
    thumb([416, 256], look.skin),
  );
}

/** Held up for the audience, under lamps. */
function certificateEvening(name: string): string {
  const sheet = coverSheet(name);
  const look = { ...people.suman, top: '#2E86CC' };
  const body: Point = [220, 380];
  const scale = 1.84;
  const scene = outlook(sheet, { hour: 'dusk', seed: 52, sun: [0.1, 0.56], near: 0.8 });
  const yard = ridgeLine({ keys: evenKeys(640, [312, 318, 322, 318, 310]), seed: 521, rounds: 1 });
  const claps = {
    near: { elbow: [16, -94], hand: [34, -114] },
    far: { elbow: [26, -100], hand: [38, -116] },
  } as const;
  return sheet.render(
    seen(scene),
    lampChain(
      sheet,
      [
        [-14, 22],
        [654, 30],
      ],
      20,
      '#1A1A2C',
    ),
    pines(yard, { count: 10, seed: 3, color: '#12305A', heights: [40, 80], within: [-10, 70] }),
    ridge(sheet, yard, { crest: '#12305A', foot: '#0A2442', footAt: 360 }),
    stander([488, 366], 1.06, { look: wearing(people.maya, '#F3DFC2', '#8E5A62'), ...claps }, -1),
    stander([566, 370], 1.1, { look: wearing(people.bikash, '#2F8F72', '#5B6F8C'), ...claps }, -1),
    bust(body, scale, look),
    place(body, scale, arm([34, -44], { elbow: [62, -62], hand: [58, -104] }, look)),
    place(body, scale, arm([-34, -44], { elbow: [-46, -14], hand: [-34, 6] }, look)),
    diploma([352, 124], 0.94, '#C98A12'),
    thumb([326, 178], look.skin),
  );
}

export const certificate = {
  'certificate-day': certificateDay,
  'certificate-evening': certificateEvening,
};
