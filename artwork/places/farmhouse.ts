import type { Sheet } from '#artwork/sheet.ts';
import { line, path } from '#artwork/svg.ts';

const WOOD = '#5A3A2A';

/** Earth walls, white above and red below, as in the plains. */
export function farmhouse(): string {
  return (
    path('M0 0h318v470H0z', { fill: '#F3DFC2' }) +
    path('M258 0h60v470h-60z', { fill: '#FFEBCB' }) +
    path('M0 372h318v98H0z', { fill: '#B8704C' }) +
    path('M258 372h60v98h-60z', { fill: '#CF8A60' }) +
    path('M0 370h318v5H0z', { fill: '#FFF3E2' }) +
    line('M28 340q9-12 18 0t18 0M244 340q9-12 18 0t18 0', '#B8704C', 3, {
      'stroke-linecap': 'round',
    }) +
    path('M84 120h156v352H84z', { fill: WOOD }) +
    path('M98 134h128v338H98z', { fill: '#3B2620' }) +
    path('M226 134v338h-30V150z', { fill: '#7A4A32' }) +
    path('M74 112h176v12H74z', { fill: '#7A4A32' })
  );
}

export function eaves(): string {
  const rafters = Array.from({ length: 11 }, (_, index) => `M${20 + index * 92} 40h20v22h-20z`);
  return (
    path('M0 0h960v30H0z', { fill: '#8E4630' }) +
    path('M0 30h960v14H0z', { fill: WOOD }) +
    path(rafters.join(''), { fill: '#7A4A32' }) +
    path('M0 62h318v12H0z', { fill: '#5A3A2A', opacity: 0.25 }) +
    line('M0 31h960', '#FFD3A6', 2, { opacity: 0.5 })
  );
}

export function post(x: number): string {
  return (
    path(`M${x} 44h22v430h-22z`, { fill: WOOD }) +
    path(`M${x + 15} 44h7v430h-7z`, { fill: '#A8734E' }) +
    path(`M${x - 16} 44h54l-12 18h-30zM${x - 6} 456h34v18h-34z`, { fill: '#7A4A32' })
  );
}

export function floor(sheet: Sheet): string {
  return (
    path('M0 466h960v80H0z', { fill: sheet.fade([0, '#D9A877'], [1, '#B98355']) }) +
    path('M0 466h960v4H0z', { fill: '#FFE2B0', opacity: 0.7 }) +
    path('M340 470h380l-120 70H160z', { fill: '#8E5A3A', opacity: 0.18 })
  );
}
