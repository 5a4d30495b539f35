import { circle, element, line, path } from '#artwork/svg.ts';

const STEEL = '#C5D2DE';
const STEEL_SHADE = '#8FA3B8';
const WOOD = '#C98F5C';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

// Every tool is upright: origin at the middle of its lower end, which the box hides.

export function hammer(): string {
  return (
    path('M-6 0l1-120H5L6 0z', { fill: WOOD }) +
    path('M1 0V-120H5L6 0z', { fill: '#8E5A2E', opacity: 0.5 }) +
    path('M-12-136h28q14 0 22 10l-4 6q-8-6-16-6h-6v14h-24z', { fill: STEEL }) +
    path('M-12-138h-16q-4 0-4 4v20q0 4 4 4h16z', { fill: STEEL_SHADE })
  );
}

export function screwdriver(handle: string): string {
  return (
    path('M-3 0v-76h6V0z', { fill: STEEL }) +
    element('rect', { x: -11, y: -140, width: 22, height: 66, rx: 9, fill: handle }) +
    line('M-4-130v44M4-130v44', '#06182B', 2.4, { ...round, opacity: 0.3 }) +
    path('M-8-78h16l-3 9H-5z', { fill: STEEL_SHADE })
  );
}

export function wrench(): string {
  return (
    path('M-8 0v-102q-16-10-14-28l4-10 10 18h16l10-18 4 10q2 18-14 28V0z', { fill: STEEL }) +
    path('M2 0v-116h6l10-24 4 10q2 18-14 28V0z', { fill: STEEL_SHADE, opacity: 0.6 }) +
    line('M0-92v60', STEEL_SHADE, 4, round)
  );
}

export function ruler(): string {
  const marks = Array.from(
    { length: 11 },
    (_, n) => `M14-${144 - n * 12}h-${n % 2 === 0 ? 13 : 8}`,
  );
  return (
    element('rect', { x: -14, y: -150, width: 28, height: 150, rx: 2, fill: '#F2C66B' }) +
    line(marks.join(''), '#7A4A32', 2.2)
  );
}

export function pliers(grip: string): string {
  return (
    path('M-5-96q-12-14-8-38l6-6q2 16 6 22zM5-96q12-14 8-38l-6-6q-2 16-6 22z', { fill: STEEL }) +
    line('M-4-92Q-22-60-14 0M4-92Q22-60 14 0', grip, 11, round) +
    circle([0, -98], 9, { fill: STEEL_SHADE }) +
    circle([0, -98], 3, { fill: '#0B1B2B' })
  );
}

export function brush(handle: string): string {
  return (
    path('M-6 0l1-84H5L6 0z', { fill: handle }) +
    path('M-15-104h30l-6 22H-9z', { fill: STEEL_SHADE }) +
    path('M-15-104q-2-24 4-42 4 8 8 0 4 10 8 0 4 8 8-2 6 20 2 44z', { fill: '#F2D9B0' }) +
    path('M-12-138q4 10 9-2 5 12 9 0 5 8 8-2-1-8-3-6-4 8-8-2-4 10-8 0-4 8-7 12z', {
      fill: '#2E86CC',
    })
  );
}

export function saw(): string {
  const teeth = Array.from({ length: 9 }, () => 'l-7 5 7 7').join('');
  return (
    path(`M-2 0V-118h24l10 118z`, { fill: STEEL }) +
    path(`M-2-118${teeth}V0z`, { fill: STEEL_SHADE }) +
    path('M-8-112q-8-40 18-42t24 44z', { fill: '#8E5A2E' }) +
    path('M2-122q-2-20 8-20t10 20z', { fill: '#F3DDBB' })
  );
}
