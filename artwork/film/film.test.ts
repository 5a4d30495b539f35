import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cuts, RATE } from './films.ts';
import { legsAt } from './stride.ts';

/** Mean difference between the color values of two frames, at half size. */
async function difference(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((svg) => sharp(Buffer.from(svg)).resize(320).removeAlpha().raw().toBuffer()),
  );
  if (!first || !second) return Number.NaN;
  const sum = first.reduce((total, value, at) => total + Math.abs(value - (second[at] ?? 0)), 0);
  return sum / first.length;
}

describe.each(cuts)('$name', ({ frame, width, height, seconds, poster, codecs }) => {
  const step = 1 / (RATE * seconds);

  test('ends where it begins', () => {
    expect(frame(1)).toBe(frame(0));
    expect(frame(0.37)).not.toBe(frame(0));
  });

  test('is drawn the same each time', () => {
    expect(frame(0.37)).toBe(frame(0.37));
  });

  test('changes no faster at the seam than elsewhere in the loop', async () => {
    const seam = await difference(frame(1 - step), frame(0));
    const elsewhere = await difference(frame(0), frame(step));
    expect(seam).toBeGreaterThan(0);
    expect(seam).toBeLessThan(elsewhere * 1.5);
  });

  test('has a poster from the loop', () => {
    expect(poster).toBeGreaterThanOrEqual(0);
    expect(poster).toBeLessThan(1);
  });

  test('has a file for every browser', () => {
    expect(codecs).toContain('h264');
  });

  test('is drawn at its size, with the even width and height that H.264 requires', async () => {
    const { width: drawn, height: high } = await sharp(Buffer.from(frame(0))).metadata();
    expect([drawn, high]).toEqual([width, height]);
    expect([width % 2, height % 2]).toEqual([0, 0]);
  });
});

test('a stride ends where it begins', () => {
  expect(legsAt(1)).toBe(legsAt(0));
  expect(legsAt(0.25)).not.toBe(legsAt(0));
});
