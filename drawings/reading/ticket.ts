import { circle, element, line, type Point, path, tidy } from '#drawings/svg.ts';

function turned([x, y]: Point, turn: number, shape: string): string {
  return element('g', { transform: `translate(${tidy(x)} ${tidy(y)}) rotate(${turn})` }, shape);
}

/** A ticket that stands on its edge, a bite out of each side of the perforation: 96 wide. */
export function ticket(at: Point): string {
  const bar = (x: number, y: number, width: number, fill: string): string =>
    element('rect', { x, y, width, height: 5, rx: 2.5, fill });
  const shape =
    path('M-48-58h60a7 7 0 0 0 14 0h22V0H26a7 7 0 0 0-14 0h-60z', { fill: '#FFF3E2' }) +
    path('M-48-58h10V0h-10z', { fill: '#F2C66B' }) +
    line('M19-46v34', '#D9B48A', 2.4, { 'stroke-dasharray': '4 4' }) +
    bar(-28, -46, 32, '#0A73C2') +
    bar(-28, -34, 24, '#B9CBDB') +
    bar(-28, -23, 28, '#B9CBDB') +
    circle([37, -29], 6, { fill: '#0A73C2' });
  return turned(at, -9, shape);
}

/** A key on a ribbon, hung over the edge. */
export function key(at: Point): string {
  const shape =
    line('M-2-2Q-6 10 0 20', '#E0806A', 4, { 'stroke-linecap': 'round' }) +
    circle([0, 32], 11, { fill: 'none', stroke: '#F2C66B', 'stroke-width': 6 }) +
    line('M0 44V86', '#F2C66B', 6.5, { 'stroke-linecap': 'round' }) +
    path('M0 66h14v6H0zM0 78h11v6H0z', { fill: '#F2C66B' }) +
    line('M-9 27Q-6 21 0 20', '#FFF0CE', 2.4, { 'stroke-linecap': 'round' });
  return turned(at, -6, shape);
}
