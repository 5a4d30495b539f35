import { seededRandom } from './random.ts';
import { circle, element, line, type Point, path, place } from './svg.ts';

const round = { 'stroke-linecap': 'round' } as const;

function bar(x: number, y: number, width: number, height: number, fill: string): string {
  return element('rect', { x, y, width, height, rx: height / 2, fill });
}

/** Two swells and a little chance, as speech has. */
function soundWave(): string {
  const random = seededRandom(9);
  const beats = Array.from({ length: 29 }, (_, index) => {
    const swell = Math.sin(index * 0.42) * 0.5 + Math.sin(index * 0.17 + 1) * 0.5 + 1.15;
    const half = Math.round(3 + swell * 7 + random() * 4);
    return `M${20 + index * 7.5} ${62 - half}v${2 * half}`;
  });
  const spoken = beats.slice(0, 19).join('');
  const coming = beats.slice(19).join('');
  return line(spoken, '#0A73C2', 4, round) + line(coming, '#B5DDFB', 4, round);
}

function microphone(): string {
  return (
    circle([224, 126], 15, { fill: '#FFE5D3' }) +
    path('M220 123v-5a4 4 0 0 1 8 0v5a4 4 0 0 1-8 0z', { fill: '#D63C00' }) +
    line('M217 123a7 7 0 0 0 14 0M224 130v4', '#D63C00', 2, round)
  );
}

/** What is said becomes lines of notes: origin at the upper left, 252 by 156. */
export function noteCard(at: Point): string {
  const shadow = element('rect', {
    x: 4,
    y: 10,
    width: 244,
    height: 154,
    rx: 20,
    fill: '#06284A',
    opacity: 0.2,
  });
  return place(
    at,
    1,
    shadow +
      element('rect', { width: 252, height: 156, rx: 20, fill: '#FFFFFF' }) +
      bar(18, 18, 92, 8, '#0B1B2B') +
      bar(196, 19, 38, 6, '#C5D2DE') +
      soundWave() +
      bar(18, 100, 178, 7, '#D9E4EE') +
      bar(18, 115, 152, 7, '#D9E4EE') +
      bar(18, 130, 96, 7, '#84C8F8') +
      line('M121 127v13', '#D63C00', 2.4, round) +
      microphone(),
  );
}
