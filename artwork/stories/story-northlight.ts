import { mix } from '#artwork/film/light.ts';
import { flags } from '#artwork/flags.ts';
import { house } from '#artwork/house.ts';
import { nightHill } from '#artwork/night-valley.ts';
import { walkers } from '#artwork/person.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { stars } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { stupa } from '#artwork/stupa.ts';
import { line, path, place } from '#artwork/svg.ts';
import { spotSheet } from '#artwork/working/spot.ts';
import { aurora } from './aurora.ts';
import { type LightLine, lightLine, onWater } from './lamp-strings.ts';
import { lighthouse } from './lighthouse.ts';
import { lanternBearer } from './lit-bridge.ts';

const string: LightLine = { from: [135, 176], to: [474, 176], sag: 52, count: 13 };
const lodge = { wall: '#7A3B4A', lit: '#94505C', roof: '#0A2442', window: '#FFDFA8' };

function sky(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#061A33'], [0.55, '#14406F'], [0.8, '#2A6592'])) +
    stars({ from: [10, 8], to: [570, 210], count: 60, seed: 31 }) +
    aurora() +
    snowPeaks(
      sheet,
      [
        { summit: [232, 196], left: 90, right: 84 },
        { summit: [386, 178], left: 110, right: 110 },
        { summit: [300, 226], left: 74, right: 74 },
        { summit: [548, 206], left: 100, right: 90 },
      ],
      {
        base: 320,
        sunX: 300,
        seed: 1001,
        shade: '#235A93',
        lit: '#A8DCD8',
        haze: '#2B6A98',
        jitter: 8,
        rounds: 2,
      },
    )
  );
}

/** Walls of rock that fall straight into the water. */
function cliffs(): string {
  return (
    path('M-10 176L22 158 52 186 78 206 104 250 150 268 176 300 188 322H-10z', {
      fill: '#16426F',
    }) +
    path('M22 158L52 186 46 214 34 196zM78 206l26 44-14-2-10-24z', {
      fill: '#8FC6D2',
      opacity: 0.7,
    }) +
    path('M-10 250L40 262 70 290 128 300 168 316 206 330H-10z', { fill: '#0F345E' })
  );
}

function fjord(sheet: Sheet): string {
  return (
    path('M-10 316h600v124H-10z', {
      fill: sheet.fade([0, '#3F8A9E'], [0.3, '#205C88'], [1, '#0F345E']),
    }) +
    line(
      'M206 332h40M262 340h66M346 330h36M226 352h50M300 358h80M196 368h44M330 374h56',
      mix('#86E8BE', '#FFFFFF', 0.3),
      2.2,
      { 'stroke-linecap': 'round', opacity: 0.35 },
    ) +
    onWater(sheet, string, [196, 408], 352)
  );
}

/** A small sailing boat halfway across. */
function boat(): string {
  return place(
    [306, 356],
    1,
    path('M-20 0h40l-7 9h-26z', { fill: '#061B33' }) +
      path('M-2-2v-34l-15 34zM2-2v-28l12 28z', { fill: '#DCEBF5' }) +
      path('M-3 0h6v-38h-2z', { fill: '#061B33' }),
  );
}

/** One line of lamps from a northern lighthouse to the stupa of Kathmandu. */
export function storyNorthlight(name: string): string {
  const sheet = spotSheet(name);
  return sheet.render(
    sky(sheet),
    fjord(sheet),
    cliffs(),
    nightHill(sheet, {
      keys: '322,440 350,352 372,336 410,326 440,312 480,306 540,302 590,296',
      seed: 1003,
      paint: {
        crest: '#16426F',
        foot: '#0F345E',
      },
    }),
    flags({ from: [474, 176], to: [594, 246], sag: 10, count: 12, size: 9 }),
    stupa([474, 350], 0.8, { lit: '#E4EEF4', shade: '#7C9CC0' }),
    lighthouse(sheet, [112, 351], 1.28),
    house([28, 354], 1.05, lodge),
    house([146, 358], 0.86, lodge),
    boat(),
    nightHill(sheet, {
      keys: '-10,350 60,346 130,344 190,360 224,384 262,440',
      seed: 1004,
      paint: { crest: '#0A2848', foot: '#071D36' },
      groves: [[-10, 40, 8]],
    }),
    nightHill(sheet, {
      keys: '340,440 372,392 404,368 450,352 520,348 590,340',
      seed: 1005,
      paint: { crest: '#0A2848', foot: '#071D36' },
      groves: [[540, 590, 9]],
    }),
    lightLine(sheet, string, '#04152A'),
    lanternBearer(sheet, [212, 392], 1.35, { ...walkers.cream, load: undefined }),
    lanternBearer(sheet, [396, 392], 1.35, { ...walkers.sky, coat: '#F2AE2E' }, -1),
    nightHill(sheet, {
      keys: '-10,392 90,404 200,420 300,428 420,418 500,404 590,390',
      seed: 1006,
      paint: { crest: '#061B33', foot: '#061B33' },
      groves: [
        [-10, 110, 14],
        [480, 590, 14],
      ],
      heights: [16, 34],
    }),
  );
}
