import { pines } from './pines.ts';
import { evenKeys, ridge, ridgeLine } from './ridge.ts';
import { createSheet } from './sheet.ts';

const FOOTER = '#071A2E';

const WIDTH = 2400;

/** The last hills of the page; the nearer one is the footer. So wide that it is never stretched. */
export function footRidge(name: string): string {
  const sheet = createSheet({ name, width: WIDTH, height: 90, align: 'xMidYMax slice' });
  const back = ridgeLine({
    keys: evenKeys(WIDTH, [40, 20, 48, 30, 52, 22, 46, 26, 44, 16, 50, 34, 46, 22, 52, 28, 40]),
    seed: 31,
    rounds: 4,
    roughness: 0.15,
  });
  const front = ridgeLine({
    keys: evenKeys(WIDTH, [74, 64, 80, 68, 82, 66, 78, 62, 80, 66, 76]),
    seed: 32,
    rounds: 4,
    roughness: 0.06,
  });
  return sheet.render(
    ridge(sheet, back, { crest: '#0F2F52', foot: '#0B2440', footAt: 90 }),
    pines(front, { count: 120, seed: 5, color: FOOTER, heights: [5, 10] }),
    ridge(sheet, front, { crest: FOOTER, foot: FOOTER, footAt: 90 }),
  );
}
