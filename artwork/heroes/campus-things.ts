import { element, line, type Point, path, place } from '#artwork/svg.ts';

const WOOD = '#5A3423';
const WOOD_LIGHT = '#8E5A3C';

function arches(): string {
  return [-72, -36, 0, 36, 72].map((x) => `M${x - 11}-8v-34a11 11 0 0 1 22 0v34z`).join('');
}

function pillars(): string {
  return [-90, -54, -18, 18, 54, 90]
    .map((x) => `M${x - 3} 0v-52h6V0zM${x - 8}-60h16l-5 8h-6z`)
    .join('');
}

/** The long hall with a veranda: origin at the middle of the step, 216 wide, lit from the left. */
export function gardenHall(at: Point, scale: number, flip = 1): string {
  return place(
    at,
    scale,
    path('M-104 2h208v-8h-208z', { fill: '#E4D6C2' }) +
      path('M-98-6h196v-62h-196z', { fill: '#E9CFA8' }) +
      path('M-98-6h40v-62h-40z', { fill: '#FFEBC6' }) +
      path(arches(), { fill: WOOD }) +
      path([-72, -36, 0, 36, 72].map((x) => `M${x - 7}-8v-33a7 7 0 0 1 14 0v33z`).join(''), {
        fill: '#FFD98C',
      }) +
      line(
        [-72, -36, 0, 36, 72].map((x) => `M${x}-48v40M${x - 7}-26h14`).join(''),
        WOOD_LIGHT,
        1.6,
      ) +
      path(pillars(), { fill: WOOD_LIGHT }) +
      path('M-98-68h196v8h-196z', { fill: '#2A1712', opacity: 0.28 }) +
      path('M-112-66L-92-88H92l20 22z', { fill: '#2C5F8E' }) +
      path('M-112-66L-92-88h40l-14 22z', { fill: '#6D9CC4' }) +
      path('M-62-88h124v-14H-62z', { fill: '#E9CFA8' }) +
      path('M-54-98h14v7h-14zM-28-98h14v7h-14zM-2-98h14v7H-2zM24-98h14v7H24z', {
        fill: '#FFD98C',
      }) +
      path('M-76-100L-54-124H54l22 24z', { fill: '#2C5F8E' }) +
      path('M-76-100L-54-124h28l-12 24z', { fill: '#6D9CC4' }) +
      path('M-114-67h228v4h-228zM-78-101H78v3.500H-78z', { fill: WOOD }) +
      line('M-55-124H55', '#FFE3B0', 2.6, { 'stroke-linecap': 'round' }),
    flip,
  );
}

function bars(): string {
  const bar = (x: number, y: number, width: number, fill: string): string =>
    element('rect', { x, y, width, height: 4, rx: 2, fill });
  return (
    element('rect', { x: -38, y: -74, width: 32, height: 36, rx: 3, fill: '#BFE3FC' }) +
    path('M-38-46l10-12 8 8 6-6 8 10v8q0 0-3 0h-26q-3 0-3-3z', { fill: '#2E86CC' }) +
    bar(2, -72, 34, '#0A73C2') +
    bar(2, -63, 28, '#B9CBDB') +
    bar(2, -55, 32, '#B9CBDB') +
    bar(2, -47, 20, '#F6BD3C')
  );
}

/** An outdoor screen: origin on the grass between its posts, 92 wide. */
export function openScreen(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-36 2l30 12h78l-30-12z', { fill: '#0F4A5A', opacity: 0.22 }) +
      path('M-36 2v-36h5v36zM31 2v-36h5v36z', { fill: WOOD }) +
      element('rect', { x: -48, y: -84, width: 96, height: 56, rx: 4, fill: WOOD }) +
      element('rect', { x: -44, y: -80, width: 88, height: 48, rx: 2, fill: '#FFFDF8' }) +
      bars(),
  );
}

/** Open leaves of a gate, hung on both pillars. */
export function gateLeaves(left: Point, right: Point, height: number): string {
  const leaf =
    path(`M0 0v${-height}l10 4V4z`, { fill: WOOD }) +
    path(`M2-3v${-height + 10}l6 3v${height - 11}z`, { fill: WOOD_LIGHT });
  return place(left, 1, leaf) + place(right, 1, leaf, -1);
}
