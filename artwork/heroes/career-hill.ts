import { bridge, type Span } from '#artwork/bridge.ts';
import { steel } from '#artwork/colors.ts';
import { flags } from '#artwork/flags.ts';
import { outline, ridgeLine, slope } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { terraces } from '#artwork/terraces.ts';

const FIELDS = ['#3BA39B', '#2F968F', '#268985', '#1D7C7B', '#176F72', '#12636A', '#0E5863'];
const HILL = '#2B8F94';

/** On the other side of the valley, as light as the ridges that it joins. */
export function farBridge(left: Point, across: number): string {
  const span: Span = {
    left,
    right: [left[0] + across, left[1]],
    tower: across * 0.17,
    cableSag: across * 0.1,
    deckSag: across * 0.02,
  };
  return bridge(span, { hangers: 16, weight: 0.46, color: '#1F5F99', backstay: [16, 8] });
}

export function hillside(
  sheet: Sheet,
  keys: string,
  seed: number,
  fields: string,
  step: number,
): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.04 });
  return (
    path(slope(sheet, crest), { fill: HILL }) +
    terraces(sheet, {
      crest: outline(fields),
      step,
      colors: FIELDS,
      within: [...crest, [sheet.width + 10, sheet.height + 4]],
      seed,
      trees: 4,
      heights: [8, 15],
    })
  );
}

/** Steps between two houses, wider towards the viewer. */
export function stair([x, foot]: Point, rise: number, wide: number, narrow: number): string {
  const top = foot - rise;
  const treads = [0.12, 0.26, 0.42, 0.6, 0.8].map((share) => {
    const half = narrow / 2 + ((wide - narrow) / 2) * share;
    return `M${x - half} ${top + rise * share}h${2 * half}`;
  });
  return (
    path(`M${x - wide / 2} ${foot}L${x - narrow / 2} ${top}h${narrow}L${x + wide / 2} ${foot}z`, {
      fill: '#D9E4EC',
    }) + line(treads.join(''), '#8FA9BF', 2)
  );
}

/** Poles on the roofs, so that the flags are in front of the sky. */
export function flagsBetween(
  poles: readonly (readonly [x: number, foot: number, height: number])[],
) {
  const strings = poles.slice(1).map(([x, foot, height], index) => {
    const [fromX, fromFoot, fromHeight] = poles[index] ?? [x, foot, height];
    const count = Math.round((x - fromX) / 9);
    return flags({
      from: [fromX, fromFoot - fromHeight],
      to: [x, foot - height],
      sag: 9,
      count,
      size: 6.5,
    });
  });
  const stems = poles.map(([x, foot, height]) => `M${x} ${foot + 7}v${-height - 7}`);
  return line(stems.join(''), steel, 2) + strings.join('');
}
