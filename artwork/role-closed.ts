import { panel } from './panel.ts';
import { stander } from './people/body.ts';
import { box } from './people/cards.ts';
import { people } from './people/looks.ts';
import { createSheet, ellipse, type Sheet } from './sheet.ts';
import { circle, group, line, type Point, path, place } from './svg.ts';

const WOOD = '#4A2B1F';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Rows of bricks in two tones; half of them are left out. */
function bricks(x: number, y: number, width: number, height: number, color: string): string {
  let data = '';
  for (let row = 0; row * 14 < height; row += 1) {
    for (let at = (row * 37) % 58; at < width - 22; at += 74) {
      data += `M${x + at} ${y + row * 14 + 6}h20`;
    }
  }
  return line(data, color, 5, { opacity: 0.45 });
}

/** A rolling shutter with a padlock in the middle of its lowest slat. */
function shutter(sheet: Sheet): string {
  let slats = '';
  for (let y = 18; y < 178; y += 14) slats += `M0 ${y}h196`;
  return (
    path('M-12-14h220v204h-220z', { fill: '#26384A' }) +
    path('M0 0h196v186H0z', { fill: sheet.fade([0, '#9DB4C6'], [1, '#7D97AC']) }) +
    line(slats, '#5F7A90', 3) +
    line(
      slats.replaceAll(/ (\d+)h/g, (_, y: string) => ` ${Number(y) + 3}h`),
      '#C3D3DF',
      1.4,
    ) +
    path('M0 172h196v16H0z', { fill: '#5F7A90' }) +
    path('M-12 118h24v16h-24z', { fill: '#5F7A90' }) +
    box(-6, 132, 28, 24, 4, '#D9A03C') +
    line('M0 133v-8a8 8 0 0 1 16 0v8', '#E6EEF4', 4, round) +
    circle([8, 143], 3.4, { fill: '#5A3A10' })
  );
}

/** Hangs on the shutter by a cord: a cup that steams, so the owner has gone. */
function note(): string {
  return place(
    [98, 62],
    1,
    line('M-28-26L0-44 28-26', '#FFF6E6', 2) +
      box(-46, -26, 92, 56, 5, '#5A3A2A') +
      box(-42, -22, 84, 48, 3, '#FFF3DC') +
      path('M-16-6h26v14q0 9-9 9h-8q-9 0-9-9z', { fill: '#B4603F' }) +
      line('M10-2q9 0 9 6t-9 6', '#B4603F', 3.4) +
      line('M-9-11q-3-4 0-7M-2-11q-3-4 0-7M5-11q-3-4 0-7', '#8CA0B2', 2.2, round),
  );
}

/** The lines of the city, which meet at a pole. */
const cables =
  'M-10 58Q120 96 318 40M-10 74Q150 120 318 44M-10 40Q140 66 318 36M318 40Q420 92 530 66' +
  'M318 44Q430 112 530 88M318 38Q400 62 530 50M318 46Q250 128 196 118M318 48Q372 134 420 130';

function pole(): string {
  return (
    path('M312 20h12v330h-12z', { fill: '#3E4C5C' }) +
    path('M312 20h4v330h-4z', { fill: '#6A7B8C' }) +
    path('M286 34h64v6h-64z', { fill: '#3E4C5C' }) +
    line('M318 66q-17 0-17 15t17 15 17-15-17-15zM318 72q-11 2-11 12t13 8', '#1B2A38', 3.4) +
    line(cables, '#1B2A38', 1.8)
  );
}

/** Asleep in front of the shutter. */
function dog(at: Point): string {
  const coat = '#D9A86C';
  return place(
    at,
    1,
    ellipse([0, 1], 50, 6, '#7B8794') +
      line('M40-8q16-2 12-18', coat, 7, round) +
      path('M-30 0Q-38-20-14-26 22-34 40-14 46-2 40 0z', { fill: coat }) +
      path('M6-29Q34-30 42-10 34-4 22-12 6-18 6-29z', { fill: '#8A5A36' }) +
      path('M-50 0q-6-10 4-17 10-8 22-4 10 6 4 15-8 6-30 6z', { fill: coat }) +
      path('M-34-20q-2 12 8 16 6-8 2-16z', { fill: '#8A5A36' }) +
      circle([-51, -6], 3, { fill: '#20100A' }) +
      line('M-43-9q3 2 5 0', '#20100A', 1.6, round) +
      line('M-20-2h-18', '#F0CFA0', 6, round),
  );
}

/** The open workshop next door. */
function neighbor(sheet: Sheet): string {
  const light = sheet.fade([0, '#FFE9BE'], [1, '#F7C98A']);
  return place(
    [364, 164],
    1,
    path('M-12-14h160v204h-160z', { fill: WOOD }) +
      path('M0 0h136v186H0z', { fill: light }) +
      path('M0 48h136v5H0zM0 96h136v5H0z', { fill: '#B07A4E' }) +
      path('M10 48v-26h16v26zM32 48v-18h12v18zM52 48v-30h14v30z', { fill: '#2F8F72' }) +
      path('M76 48q-4-24 10-26t10 26zM104 48q-4-16 9-18t9 18z', { fill: '#B4603F' }) +
      path('M14 96v-16h40v16zM66 96V74h18v22zM92 96V82h30v14z', { fill: '#17609F' }) +
      path('M-30-34h196l-16 34h-164z', { fill: '#1F7F87' }) +
      path('M-2-34h28l-4 34H-6zM54-34h28v34H54zM110-34h28l10 34h-34z', { fill: '#F4EAD8' }) +
      path('M-6 134h148v52H-6z', { fill: '#8E5A3C' }) +
      path('M-12 128h160v10h-160z', { fill: '#C98F5C' }),
  );
}

/** One shop of the lane stays shut this morning, beside one that is open. */
export function roleClosed(name: string): string {
  const sheet = createSheet({ name, width: 520, height: 420, align: 'xMidYMid slice' });
  const seeker = { ...people.suman, top: '#C8553D' };
  return panel(
    sheet,
    path('M0 0h520v420H0z', { fill: sheet.fade([0, '#BFE0F5'], [0.4, '#F3F3EA']) }),
    path('M200 150V60h60V24h80v40h70v90z', { fill: '#C5D8E4' }),
    path('M0 84h300v280H0z', { fill: '#B4603F' }),
    bricks(0, 90, 300, 270, '#8E452C'),
    path('M0 76h306v12H0z', { fill: '#6B3427' }),
    path('M336 96h190v268H336z', { fill: '#D9A878' }),
    path('M330 88h196v12H330z', { fill: '#7A4A32' }),
    group(
      {},
      path('M30 122h56v0z', { fill: WOOD }),
      box(46, 106, 216, 42, 5, '#26384A'),
      box(50, 110, 208, 34, 3, '#17609F'),
      path('M140 119h28q4 0 4 4v12q0 4-4 4h-28q-4 0-4-4v-12q0-4 4-4zM147 119v-4h14v4', {
        fill: 'none',
        stroke: '#FFF3DC',
        'stroke-width': 3,
      }),
      path('M136 127h36', { stroke: '#FFF3DC', 'stroke-width': 3 }),
      line('M72 127h44M192 127h44', '#FFF3DC', 5, { ...round, opacity: 0.75 }),
    ),
    place([58, 166], 1, shutter(sheet) + note()),
    neighbor(sheet),
    path('M0 352h520v68H0z', { fill: sheet.fade([0, '#A7B4BF'], [1, '#8794A0']) }),
    path('M0 350h520v8H0z', { fill: '#D3DBE1' }),
    line(
      'M40 358l-14 62M150 358l-6 62M262 358l4 62M380 358l14 62M470 358l26 62M0 386h520',
      '#74818D',
      1.6,
      {
        opacity: 0.5,
      },
    ),
    pole(),
    dog([160, 366]),
    place([86, 356], 1, line('M0 0l14-10', '#FFF6E6', 9, round) + line('M4-4l4 3', '#C8452F', 9)),
    stander(
      [262, 384],
      0.98,
      {
        look: seeker,
        near: { elbow: [12, -92], hand: [24, -78] },
        far: { elbow: [18, -94], hand: [26, -80] },
        held:
          path('M14-88h34v26h-34z', { fill: '#6B4630' }) +
          line('M25-88v-5h12v5', '#6B4630', 3) +
          path('M14-78h34v3h-34z', { fill: '#F2C66B' }),
      },
      -1,
    ),
  );
}
