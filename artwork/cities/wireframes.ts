import { circle, line, path } from '#artwork/svg.ts';
import { bar, box } from '#artwork/working/cards.ts';
import { paper } from './lying.ts';

const PENCIL = '#5F7F9F';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function frame(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

/** A picture's placeholder: a box with diagonals. */
function placeholder(x: number, y: number, width: number, height: number): string {
  return `${frame(x, y, width, height)}m0 0l${width} ${height}M${x + width} ${y}l-${width} ${height}`;
}

/** The first screen in pencil: a picture, text, a button. */
export const firstScreen =
  paper(116, 164) +
  line(placeholder(-42, -66, 84, 50), PENCIL, 2.6, round) +
  line('M-42 0h84M-42 14h62', PENCIL, 4, round) +
  box({ at: [-42, 34], width: 84, height: 24, rx: 8 }, '#CFE3F5') +
  line('M-16 46h32', '#0A73C2', 4, round);

/** The second screen: a list. */
export const listScreen =
  paper(116, 164) +
  line('M-42-64h46', PENCIL, 5, round) +
  line([-46, -12, 22].map((y) => frame(-42, y, 24, 24)).join(''), PENCIL, 2.6, round) +
  line('M-8-40h50M-8-28h30M-8-6h44M-8 6h34M-8 28h50M-8 40h24', PENCIL, 3.6, round) +
  line('M-42 64h84', PENCIL, 3, round);

/** The third screen: a chart. */
export const chartScreen =
  paper(116, 164) +
  line('M-42-64h40', PENCIL, 5, round) +
  line('M-42-44v60h84M-42-4l22-18 20 12 26-26 16 8', PENCIL, 2.8, round) +
  circle([26, -36], 5, { fill: '#0A73C2' }) +
  line('M-42 36h84M-42 50h58', PENCIL, 4, round);

const DOTS = [-176, -88, 0, 88, 176] as const;

/** The plan on a strip of paper: five milestones, of which the third is next. */
export const milestones =
  paper(430, 86, '#FFFDF8') +
  line('M-176-10H176', '#C5D2DE', 5, round) +
  line('M-176-10H0', '#2F9E6B', 5, round) +
  DOTS.map((x, index) => {
    const done = index < 2;
    const fill = done ? '#2F9E6B' : index === 2 ? '#0A73C2' : '#FFFFFF';
    const mark = done ? line(`M${x - 6}-10l4.500 5 8-9`, '#FFFFFF', 3.6, round) : '';
    const next = index === 2 ? circle([x, -10], 5, { fill: '#FFFFFF' }) : '';
    const edge = index > 2 ? { stroke: '#A9BDD0', 'stroke-width': 4 } : {};
    return (
      circle([x, -10], 14, { fill, ...edge }) +
      mark +
      next +
      bar([x - 20, 19], 40, index < 3 ? '#8FA6BC' : '#D5E0EA', 7)
    );
  }).join('');

/** A sticky note. */
export const note =
  path('M-22-22h44v34l-10 10h-34z', { fill: '#F6D06A' }) +
  path('M22 12h-10v10z', { fill: '#D8A93A' }) +
  line('M-13-8h26M-13 3h16', '#8A6A1F', 3.4, round);

/** A pencil that points left: origin at its middle. */
export const pencil =
  path('M-48-4h86v9h-86z', { fill: '#0A73C2' }) +
  path('M-48-4h86v3h-86z', { fill: '#5FB0EE' }) +
  path('M-48-4v9l-16-4.500z', { fill: '#F2D3A6' }) +
  path('M-58-1.500l-6 2 6 2z', { fill: '#0B1B2B' }) +
  path('M38-4h6v9h-6z', { fill: '#C5D2DE' }) +
  path('M44-4h6q4 4.500 0 9h-6z', { fill: '#E8A08A' });
