import { circle, line, path } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

// Coordinates of a bust: the neck is at 0,-60, the chin at 0,-68.

/** The two points of a collar, and the shirt between them. */
export function shirt(points: string, between: string): string {
  return (
    path('M-11-63H11L0-47z', { fill: between }) +
    path('M-14-63.5L-6.9-65V-58h-5zM14-63.5L6.9-65V-58h5z', { fill: points }) +
    path('M-11-64L-17-58-9-42 0-47zM11-64L17-58 9-42 0-47z', { fill: points }) +
    line('M0-43V0', points, 1.6, { opacity: 0.6 })
  );
}

/** An open jacket over a blouse. */
export function jacket(blouse: string, lapel: string): string {
  return (
    path('M-12-63Q0-56.5 12-63L14-58 0 0-14-58z', { fill: blouse }) +
    path('M-12-64L-22-56-20-36-14-32 0 0zM12-64L22-56 20-36 14-32 0 0z', { fill: lapel })
  );
}

export function roundNeck(color: string): string {
  return line('M-13-62Q0-47 13-62', color, 4.4, round);
}

export function hood(shade: string): string {
  return (
    path('M-15-65Q-26-60-22-47Q-10-58 0-46Q10-58 22-47Q26-60 15-65Q0-50-15-65z', { fill: shade }) +
    line('M-7-50v20M7-50v20', '#FFFFFF', 2, round)
  );
}

/** Around the neck, with one end in front. */
export function shawl(color: string, shade: string): string {
  return (
    path('M-17-63Q0-46 17-63L22-54Q0-32-22-54z', { fill: color }) +
    path('M6-46L18-52 26 0H8z', { fill: color }) +
    line('M9-40L24-6', shade, 1.8, { 'stroke-dasharray': '2 4' })
  );
}

/** The yoke of a Nordic sweater. */
export function knitted(color: string): string {
  return (
    line('M-15-61Q0-47 15-61', color, 4, round) +
    line('M-34-44l5 6 6-8 6 7 6-7 5.5 7 5.5-7 5.5 7 6-7 6 7 6-8 5 6', color, 2.6, round) +
    line('M-36-30q36 14 72 0', color, 2.4, { 'stroke-dasharray': '2 4' })
  );
}

export function earrings(color: string): string {
  return circle([-15.5, -82], 2.2, { fill: color }) + circle([15.5, -82], 2.2, { fill: color });
}

export function headband(color: string): string {
  return line('M-13-103Q0-110 13-103', color, 4.4, round);
}

export function moustache(color: string): string {
  return path('M-8.5-77.5Q-5-82 0-80.5Q5-82 8.5-77.5Q4-77 0-78.5Q-4-77-8.5-77.5z', {
    fill: color,
  });
}

/** Crossed over a blouse, as in the high valleys. */
export function wrap(blouse: string, edge: string): string {
  return (
    path('M-12-63Q0-56 12-63L5-44 0-36-7-48z', { fill: blouse }) +
    line('M13-63.5L-9-30Q-16-18-18 0M-13-63.5L2-38', edge, 4.6, round)
  );
}

/** A blessing mark between the eyebrows. */
export function tika(): string {
  return circle([0, -98], 1.7, { fill: '#C8242B' });
}
