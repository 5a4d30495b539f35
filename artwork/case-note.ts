import { seededRandom } from './random.ts';
import { circle, element, line, type Point, path, place } from './svg.ts';

const WIDTH = 208;
const HEIGHT = 190;
const round = { 'stroke-linecap': 'round' } as const;

function bar(x: number, y: number, width: number, height: number, fill: string): string {
  return element('rect', { x, y, width, height, rx: height / 2, fill });
}

/** Two swells with random variation, like speech. */
function soundWave(): string {
  const random = seededRandom(9);
  const beats = Array.from({ length: 24 }, (_, index) => {
    const swell = Math.sin(index * 0.5) * 0.5 + Math.sin(index * 0.2 + 1) * 0.5 + 1.15;
    const half = Math.round(4 + swell * 8 + random() * 4);
    return `M${18 + index * 7.5} ${72 - half}v${2 * half}`;
  });
  const spoken = beats.slice(0, 16).join('');
  const coming = beats.slice(16).join('');
  return line(spoken, '#0A73C2', 4, round) + line(coming, '#B5DDFB', 4, round);
}

function microphone(): string {
  return (
    circle([180, 160], 16, { fill: '#FFE5D3' }) +
    path('M176 157v-5a4 4 0 0 1 8 0v5a4 4 0 0 1-8 0z', { fill: '#D63C00' }) +
    line('M173 157a7 7 0 0 0 14 0M180 164v4', '#D63C00', 2, round)
  );
}

/** Speech that becomes lines of notes: origin at the upper left, 191 by 175. */
export function noteCard(at: Point): string {
  const shadow = element('rect', {
    x: 4,
    y: 10,
    width: WIDTH - 8,
    height: HEIGHT - 2,
    rx: 20,
    fill: '#06284A',
    opacity: 0.2,
  });
  return place(
    at,
    0.92,
    shadow +
      element('rect', { width: WIDTH, height: HEIGHT, rx: 20, fill: '#FFFFFF' }) +
      bar(18, 20, 84, 8, '#0B1B2B') +
      bar(156, 21, 34, 6, '#C5D2DE') +
      soundWave() +
      bar(18, 116, 172, 7, '#D9E4EE') +
      bar(18, 132, 146, 7, '#D9E4EE') +
      bar(18, 148, 124, 7, '#D9E4EE') +
      bar(18, 164, 78, 7, '#84C8F8') +
      line('M103 161v13', '#D63C00', 2.4, round) +
      microphone(),
  );
}
