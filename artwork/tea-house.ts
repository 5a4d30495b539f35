import { element, group, line, type Point, path, place } from './svg.ts';

const WOOD = '#4A2B1F';
const WOOD_LIGHT = '#7A4A32';
const ROOF = '#1B3A62';

const JOINTS =
  'M-170 16h340M-120 8v8M-60 8v8M0 8v8M60 8v8M120 8v8' +
  'M-150 16v8M-90 16v8M-30 16v8M30 16v8M90 16v8M150 16v8';

/** Repeats a stroke down a surface. */
function rows(from: number, to: number, step: number, draw: (y: number) => string): string {
  let data = '';
  for (let y = from; y <= to; y += step) data += draw(y);
  return data;
}

/** Courses of slate, wider towards the eaves. */
function roof(): string {
  const courses = rows(-168, -124, 11, (y) => {
    const half = Math.round(108 + ((y + 178) / 66) * 62);
    return `M-${half} ${y}h${2 * half}`;
  });
  return (
    path('M-170-112L-108-178H108L170-112z', { fill: ROOF }) +
    path('M60-178h48l62 66h-66z', { fill: '#7C8FB0', opacity: 0.3 }) +
    line(courses, '#0E2747', 1.6, { opacity: 0.7 }) +
    line('M-112-178H112', '#FFC9A0', 3, { 'stroke-linecap': 'round' }) +
    path('M-172-114h344v7h-344z', { fill: WOOD })
  );
}

function shutters(x: number): string {
  const lattice = 'M-15-15L15 15M15-15L-15 15M0-15L-15 0 0 15 15 0z';
  return place(
    [x, -66],
    1,
    path('M-26-26h52v5h-52zM-30 22h60v6h-60z', { fill: WOOD }) +
      path('M-20-21h40v43h-40z', { fill: WOOD_LIGHT }) +
      line(`${lattice}M0-20v40`, WOOD, 2),
  );
}

function door(): string {
  return (
    path('M-44-98h88v7h-88zM-34-91h68v91h-68z', { fill: WOOD }) +
    path('M-28-85h26v85h-26zM2-85h26v85h-26z', { fill: WOOD_LIGHT }) +
    path('M-23-78h16v30h-16zM7-78h16v30h-16zM-23-38h16v30h-16zM7-38h16v30h-16z', {
      fill: WOOD,
      opacity: 0.45,
    }) +
    line('M-24-43h48', WOOD, 5) +
    line('M-4-41v-5a4 4 0 0 1 8 0v5', '#C5D2DE', 2) +
    element('rect', { x: -6.5, y: -42, width: 13, height: 11, rx: 2, fill: '#F2C66B' })
  );
}

function posts(): string {
  return (
    path('M-152-107h10V0h-10zM142-107h10V0h-10z', { fill: WOOD }) +
    path('M-157-107h20l-5 9h-10zM137-107h20l-5 9h-10zM-155-6h16v6h-16zM139-6h16v6h-16z', {
      fill: WOOD_LIGHT,
    })
  );
}

function porch(): string {
  return (
    path('M-176 0h352v8h-352z', { fill: '#D8B79F' }) +
    path('M-170 8h340v16h-340z', { fill: '#5C6E8C' }) +
    line(JOINTS, '#3F5474', 1.4) +
    path('M-46 24h92v9h-92z', { fill: '#8493AC' }) +
    path('M-56 33h112v9h-112z', { fill: '#6C7E9C' })
  );
}

/** Closed for the evening: origin at the middle of the doorstep. */
export function teaHouse(at: Point): string {
  return place(
    at,
    1,
    group(
      {},
      path('M-132-108h264V0h-264z', { fill: '#E6D2C4' }),
      path('M-132-108h264v18h-264z', { fill: '#12305A', opacity: 0.28 }),
      path('M-132-30h264V0h-264z', { fill: '#9A5440' }),
      door(),
      shutters(-86),
      shutters(86),
      posts(),
      porch(),
      roof(),
    ),
  );
}

/** An empty bench with a kettle on it. */
export function bench(at: Point): string {
  const kettle =
    path('M-9-25q0-11 9-11t9 11l1 7h-20z', { fill: '#B9C7D6' }) +
    path('M8-27l8-5 1 3-7 9z', { fill: '#B9C7D6' }) +
    line('M-6-35q6-9 12 0', '#5F7183', 2) +
    path('M-2-38h4v3h-4z', { fill: '#5F7183' });
  return place(
    at,
    1,
    path('M-34-18h68v5h-68zM-28-13h5v13h-5zM23-13h5v13h-5z', { fill: WOOD }) + kettle,
  );
}
