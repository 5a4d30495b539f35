import { ink } from './colors.ts';
import { createSheet } from './sheet.ts';
import { line, path } from './svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function logo(name: string, mark: string): string {
  return createSheet({ name, width: 24, height: 24, align: 'xMidYMid meet' }).render(mark);
}

/** An initial that is also an open door. */
function divacs(name: string): string {
  return logo(name, line('M5 4h7a8 8 0 0 1 0 16H5zM5 12h6', ink, 2.6, round));
}

/** A sound wave that flattens into a written line. */
function sharpScribe(name: string): string {
  return logo(name, line('M2 13h3l4-8 5 14 3-6h5', ink, 2.6, round));
}

function anthropicIdentity(name: string): string {
  const shield = line('M12 2.500l8 3v6c0 5-3.4 8.4-8 10c-4.6-1.6-8-5-8-10v-6z', ink, 2.4, round);
  const keyhole = path('M12 8a2.5 2.5 0 0 1 1.2 4.700l.8 3.300h-4l.8-3.300A2.5 2.5 0 0 1 12 8z', {
    fill: ink,
  });
  return logo(name, shield + keyhole);
}

export const caseLogos = {
  'logo-divacs': divacs,
  'logo-sharp-scribe': sharpScribe,
  'logo-anthropic-identity': anthropicIdentity,
};
