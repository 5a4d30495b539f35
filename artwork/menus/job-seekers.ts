import { figure } from '#artwork/places/figure.ts';
import { atDesk } from '#artwork/places/stances.ts';
import { town } from '#artwork/places/town.ts';
import { readers } from '#artwork/reading/sitters.ts';
import { circle, group, line, path } from '#artwork/svg.ts';
import { foot, menuSheet } from './menu-sheet.ts';

/** Laptop work on a roof of Kathmandu after sunset. */
export function menuJobSeekers(name: string): string {
  const sheet = menuSheet(name);
  return sheet.render(
    path('M0 0h300v240H0z', {
      fill: sheet.fade([0, '#0F3A74'], [0.34, '#3F74B4'], [0.54, '#E9A98A'], [0.7, '#FFD6A8']),
    }),
    line('M34 28h0M92 52h0M148 22h0M206 44h0M262 20h0M276 74h0M56 84h0', '#FFF3E2', 2.2, {
      'stroke-linecap': 'round',
    }),
    group(
      { transform: 'translate(0 -28)' },
      path('M0 176L40 164 78 172 124 152 168 168 214 158 262 172 300 162V240H0z', {
        fill: '#7A79A6',
      }),
      group(
        {},
        town([-10, 310], () => 196, 22, 5, { wall: '#274A80', lit: '#34609C', roof: '#1C3867' }),
        town([-10, 310], () => 214, 26, 9, { wall: '#173763', lit: '#214C82', roof: '#0F2A50' }),
        line(
          'M18 176h5M60 184h5M112 192h5M176 178h5M196 190h5M284 186h5M150 196h5M88 196h5',
          '#FFDFA8',
          5,
        ),
      ),
      group(
        {},
        path('M26 146h4v76h-4zM68 146h4v76h-4zM22 184h54v4H22z', { fill: '#0B2C4A' }),
        path('M20 110q0-8 30-8t30 8v42H20z', { fill: '#10335C' }),
        path('M20 110q0-8 30-8v50H20z', { fill: '#2A5A94' }),
        line('M20 124h60M20 138h60', '#0B2545', 2),
        path('M36 102v-7h28v7z', { fill: '#0B2545' }),
      ),
      group(
        {},
        line('M270 222V70', '#0B2C4A', 4),
        line('M80 116Q170 118 270 72', '#0B2C4A', 1.6),
        path('M86 114l17 1-2 26-16-3z', { fill: '#E9EEF4' }),
        path('M108 114l13-1 1 21-13 2z', { fill: '#C9604F' }),
        line('M270 74q-44 10-62 26', '#0B2C4A', 1.4),
      ),
      circle([206, 128], 84, {
        fill: sheet.glow([0, '#FFE3B0', 0.6], [0.4, '#FFE3B0', 0.2], [1, '#FFD089', 0]),
      }),
      circle([206, 104], 6, { fill: '#FFF6DC' }),
      group(
        {},
        path('M134 178h6v44h-6zM124 172h32v7h-32z', { fill: '#5A3423' }),
        figure([146, 222], 1.28, atDesk, readers.amber),
        path('M168 168h70v6h-70z', { fill: '#8E5A3C' }),
        path('M176 174h5v48h-5zM226 174h5v48h-5z', { fill: '#5A3423' }),
        path('M184 164h24l14-26 3 1-13 29h-28z', { fill: '#DCE9F5' }),
        path('M231 168v-9h-8v9z', { fill: '#E54100' }),
      ),
    ),
    // Higher than in the others, because the title in it has three lines.
    foot(sheet, 'M0 194H300'),
    path('M0 188h300v8H0z', { fill: '#C98A66' }),
    path('M0 188h300v3H0z', { fill: '#FFD2A0' }),
  );
}
