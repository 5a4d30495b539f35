import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { stupa } from '#artwork/stupa.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { coverSheet, range, round } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { kite } from './kites.ts';
import { pose } from './poses.ts';
import { frontRoof, roofsOf } from './roofs.ts';

function afternoon(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#2F9BB8'], [0.5, '#9ED8DA'], [0.72, '#FFF0D4'])) +
    cloud([196, 58], 104, 0.85) +
    cloud([420, 130], 84, 0.7) +
    cloud([28, 120], 84, 0.7) +
    birds([300, 140], '#1F5F72') +
    snowPeaks(
      sheet,
      [
        { summit: [86, 158], left: 100, right: 100 },
        { summit: [232, 170], left: 80, right: 90 },
        { summit: [560, 164], left: 100, right: 100 },
      ],
      {
        shade: '#8FC8D6',
        lit: '#FFF8EE',
        haze: '#E4F1E4',
        gully: '#FFFFFF',
        base: 232,
        sunX: 548,
        seed: 1331,
        jitter: 4,
      },
    ) +
    range(sheet, {
      heights: [212, 200, 214, 202, 210, 196, 208, 198, 206],
      seed: 1332,
      crest: '#5FAAB0',
      foot: '#C9E6DC',
      footAt: 250,
    })
  );
}

/** The hill of Swayambhu over the town. */
function hill(sheet: Sheet): string {
  return (
    stupa([424, 208], 0.26) +
    range(sheet, {
      heights: [250, 246, 244, 240, 236, 216, 206, 226, 240],
      seed: 1333,
      crest: '#2F8878',
      foot: '#7FBFA6',
      footAt: 270,
      trees: 70,
      treeHeights: [6, 12],
      roughness: 0.04,
    })
  );
}

const kites: readonly (readonly [Point, number, number, string, string])[] = [
  [[316, 70], 1.18, -14, '#E54100', '#FFF3E2'],
  [[452, 62], 0.92, 16, '#8C3A6A', '#E38AA0'],
  [[150, 104], 0.8, 12, '#FFF3E2', '#17609F'],
  [[386, 148], 0.56, -20, '#1F7F87', '#BFE9DE'],
  [[246, 138], 0.46, 8, '#C4506A', '#FFE0C2'],
  [[590, 152], 0.48, -10, '#24507F', '#9CCBF0'],
  [[506, 128], 0.34, 14, '#F2AE2E', '#FFF3D2'],
  [[66, 62], 0.5, -16, '#F2AE2E', '#B5533A'],
];

const pulling = pose([13, -80, 27, -92], [13, -60, 25, -68], [-7, -25, -15, -6], [9, -26, 14, -5], {
  neck: [-6, -74],
  nod: -16,
});
const winding = pose([13, -58, 27, -60], [17, -60, 28, -64], [-3, -24, -6, -5], [5, -24, 8, -5], {
  nod: -12,
});

const boy: Folk = { skin: '#A8683F', hair: 'short', top: '#C8434A', trousers: '#24395F' };
const girl: Folk = {
  skin: '#B9764A',
  hair: 'braid',
  top: '#F7EBD6',
  trousers: '#1F6F78',
  tunic: true,
  held:
    line('M18-62h22', '#8E5A3A', 3, round) +
    path('M23-70h12v16H23z', { fill: '#F2AE2E' }) +
    line('M23-70v16M35-70v16', '#7A4A32', 3, round),
};

/** The clear weeks of the kite season, with people on all roofs. */
export function kiteSeason(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    afternoon(sheet),
    hill(sheet),
    kites.map(([at, size, turn, left, right]) => kite(at, size, turn, { left, right })).join(''),
    line('M452 66Q520 180 566 240M150 110Q120 190 60 246', '#FFFFFF', 1.2, { opacity: 0.7 }),
    roofsOf(sheet),
    line('M316 74Q296 186 234 194', '#FFFFFF', 1.6, { opacity: 0.95 }),
    frontRoof(sheet),
    folk([196, 318], 1.34, pulling, boy),
    folk([118, 322], 1.26, winding, girl),
  );
}
