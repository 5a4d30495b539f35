import { bar, box, card } from '#artwork/people/cards.ts';
import { element, type Point, tidy } from '#artwork/svg.ts';

interface Feature {
  readonly tint: string;
  readonly dot: string;
  readonly words: number;
  readonly paper?: string;
}

/** Possible features of a product. */
export const features = {
  blue: { tint: '#DCEEFC', dot: '#0A73C2', words: 48 },
  green: { tint: '#DDF2E7', dot: '#2F9E6B', words: 40 },
  gold: { tint: '#FFF0CC', dot: '#D08C17', words: 44 },
  sky: { tint: '#E3F3FE', dot: '#2EA3F2', words: 36 },
  gray: { tint: '#C3D3E2', dot: '#8FA6BC', words: 42, paper: '#DDE7F0' },
} as const satisfies Record<string, Feature>;

export function featureWords([x, y]: Point, { tint, dot, words }: Feature): string {
  return (
    box(x, y, 24, 24, 7, tint) +
    box(x + 7, y + 7, 10, 10, 3, dot) +
    bar(x + 33, y + 4, words, words === 42 ? '#8FA6BC' : '#34506B', 6) +
    bar(x + 33, y + 15, Math.round(words * 0.62), '#D5E1EC', 5)
  );
}

/** 104 by 40 around its middle, floating. */
export function featureCard([x, y]: Point, feature: Feature, turn = 0): string {
  const motif = card([-52, -20], 104, 40, featureWords([9, 8], feature), feature.paper);
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return element('g', { transform: `translate(${tidy(x)} ${tidy(y)})${turned}` }, motif);
}
