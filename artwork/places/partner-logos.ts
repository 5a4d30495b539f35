import { ink } from '#artwork/colors.ts';
import { logo } from '#artwork/partners.ts';
import { line, path } from '#artwork/svg.ts';
import { openClassroom, pahad, setiCooperative } from './partner-words.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A hill whose slopes are the pages of an open book. */
function pahadLogo(name: string): string {
  const pages = 'M2 27q9-4 17 0 8-4 17 0M4 20.5L19 4.5l15 16M9 22l10-11 10 11M19 17v10';
  return logo(name, 38, line(pages, ink, 2.4, round), pahad);
}

/** A woven band of alternating threads. */
function setiLogo(name: string): string {
  const cell = (column: number, row: number): string => {
    const [x, y] = [3 + column * 9.5, 3 + row * 9.5];
    const across = (column + row) % 2 === 0;
    return across ? `M${x} ${y + 1.2}h7m-7 4.6h7` : `M${x + 1.2} ${y}v7m4.6-7v7`;
  };
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(column, row)));
  return logo(name, 30, line(cells.join(''), ink, 2.7, round), setiCooperative);
}

/** An open door. */
function openClassroomLogo(name: string): string {
  const frame = line('M4 28V4h20v24', ink, 2.6, round);
  const leaf = path('M8 7l10 3.5V29L8 26.5z', { fill: ink });
  return logo(name, 28, frame + leaf + line('M1 28h5M23 28h4', ink, 2.6, round), openClassroom);
}

export const placePartners = {
  'partner-pahad': pahadLogo,
  'partner-seti': setiLogo,
  'partner-open-classroom': openClassroomLogo,
};
