import { figure } from '#artwork/places/figure.ts';
import { atDesk } from '#artwork/places/stances.ts';
import { circle, group, line, path } from '#artwork/svg.ts';
import { foot, menuSheet } from './menu-sheet.ts';

/** Rows of the pattern of dhaka cloth. */
function weave(): string {
  const rows = ['#F2AE2E', '#2F8F83', '#FFF3E2', '#F2AE2E', '#8CC0EC', '#FFF3E2'];
  return rows
    .map((color, index) =>
      line(`M206 ${128 + index * 14}l7-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6`, color, index % 2 ? 2 : 3.4),
    )
    .join('');
}

/** A weaver at her loom, in the shade of a shed. */
export function menuCares(name: string): string {
  const sheet = menuSheet(name);
  return sheet.render(
    path('M0 0h300v240H0z', { fill: sheet.fade([0, '#BFE0D6'], [1, '#F3F4DC']) }),
    group(
      {},
      path('M0 108Q70 62 150 92T300 66V240H0z', { fill: '#9CCDB4' }),
      path('M0 150Q60 112 140 138T300 116V240H0z', { fill: '#6DB392' }),
      path('M0 186Q90 152 170 172T300 158V240H0z', { fill: '#3E9A82' }),
      line(
        'M10 130q60-26 124-6M160 112q60-14 140-18M0 166q70-30 150-8M180 152q60-14 120-16',
        '#D5EBC8',
        2,
      ),
    ),
    group(
      {},
      path('M0 0h300v34L282 46H18L0 34z', { fill: '#7C4A36' }),
      path('M0 34L18 46H282l18-12v-7H0z', { fill: '#A8683F' }),
      line(
        'M20 46l-6 10M52 46l-4 9M88 46l-3 12M124 46l-2 9M160 46v12M196 46l2 9M232 46l3 12M268 46l4 9',
        '#C98A56',
        4,
      ),
      path('M22 44h9v182h-9zM272 44h9v182h-9z', { fill: '#5A3423' }),
      path('M22 44h3v182h-3z', { fill: '#A8683F' }),
    ),
    group(
      {},
      line('M128 88L254 106', '#FFF3E2', 6),
      line('M118 168L254 112M118 164L254 108M118 172L254 116', '#FFE9C4', 1.4),
      path('M120 82h8v144h-8zM250 82h8v144h-8zM112 82h154v7H112z', { fill: '#8E5A3C' }),
      line('M170 89v38M182 89v34', '#20303F', 2.4),
      path('M164 124h8v44h-8zM178 120h8v44h-8z', { fill: '#5A3423' }),
      circle([254, 110], 9, { fill: '#B97C4E' }),
      path('M204 118h58v98h-58z', { fill: '#B3392F' }),
      path('M204 118h58v4h-58zM204 208h58v8h-58z', { fill: '#7C2730' }),
      weave(),
    ),
    group(
      {},
      path('M58 186h48v7H58zM64 193h6v33h-6zM96 193h6v33h-6z', { fill: '#8E5A3C' }),
      figure([78, 226], 1.32, atDesk, {
        hair: 'bun',
        skin: '#A8683F',
        coat: '#E54100',
        trousers: '#5B2A4A',
        skirt: false,
      }),
    ),
    group(
      {},
      circle([140, 216], 10, { fill: '#2E86CC' }) +
        circle([158, 218], 8, { fill: '#F2AE2E' }) +
        circle([174, 217], 9, { fill: '#C9604F' }),
      line('M132 212q8 8 16 2M152 214q6 6 12 2M166 213q8 7 16 2', '#FFFFFF', 1.4, { opacity: 0.6 }),
    ),
    foot(sheet, 'M0 226H300'),
    path('M0 222h300v5H0z', { fill: '#E0B68A' }),
  );
}
