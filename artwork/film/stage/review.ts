import { mix } from '#artwork/film/light.ts';
import { bar, box, card, GREEN, INK, MIST, tick } from '#artwork/people/cards.ts';
import { stops } from '#artwork/sheet.ts';
import { circle, element, group, line, type Point, path } from '#artwork/svg.ts';
import { AMBER, codeLines, flaws, foundAt, LINE, REPAIR } from './code-lines.ts';
import { posed, shown } from './pose.ts';
import { shield } from './shield.ts';
import type { Scene, Stage } from './stage.ts';
import { during, pop } from './timing.ts';

const CLOSE = 5.5;

const places = {
  wide: {
    at: [176, 128] as Point,
    width: 632,
    height: 420,
    lampY: 66,
    shield: [800, 458] as Point,
  },
  narrow: {
    at: [40, 128] as Point,
    width: 460,
    height: 344,
    lampY: 64,
    shield: [432, 420] as Point,
  },
} as const;

function editor({ sheet, layout, s }: Stage): string {
  const { at, width, height } = places[layout.cut];
  const pane = element('rect', { x: 0, y: 42, width, height: height - 56 });
  return card(
    at,
    width,
    height,
    line('M24 22h0M44 22h0M64 22h0', '#5F88AE', 11, { 'stroke-linecap': 'round' }) +
      bar(96, 18, 110, '#2B4F74', 9) +
      box(0, 41, width, 2, 0, '#1F4468') +
      group({ 'clip-path': sheet.clip(pane) }, posed([0, 50], {}, codeLines(width, s))),
    '#0E2A45',
  );
}

/** The lamp over the page, and its light. */
function light({ sheet, layout }: Stage): { lamp: string; beam: string } {
  const { at, width, lampY } = places[layout.cut];
  const x = at[0] + width / 2;
  const row = at[1] + 50 + 30 + 3 * LINE;
  const end = row + 76;
  const warm = sheet.fadeBetween(
    lampY,
    end,
    ...stops([0, '#FFE2B0', 0.55], [0.6, '#FFB866', 0.22], [1, '#FFB35C', 0]),
  );
  const spread = width * 0.46;
  const pool = sheet.glow([0, '#FFC98A', 0.34], [0.7, '#FFB866', 0.14], [1, '#FFB35C', 0]);
  return {
    beam:
      path(`M${x - 26} ${lampY}h52L${x + spread} ${end}H${x - spread}z`, { fill: warm }) +
      element('ellipse', { cx: x, cy: row, rx: width * 0.5, ry: 46, fill: pool }),
    lamp:
      line(`M${x} -4V${lampY - 30}`, '#2B5C8F', 4) +
      circle([x, lampY], 15, { fill: '#FFF3D0' }) +
      path(`M${x - 52} ${lampY + 2}q0-42 52-42t52 42z`, { fill: '#2E7FD0' }) +
      path(`M${x + 8} ${lampY - 40}q44 2 44 42h-22q0-32-22-42z`, { fill: '#7CC3F4', opacity: 0.5 }),
  };
}

function mark(s: number, found: number, radius: number): string {
  const waits = circle([0, 0], radius, { fill: '#E3ECF4' });
  const amber = posed([0, 0], { scale: pop(s, found) }, circle([0, 0], radius, { fill: AMBER }));
  const green = posed([0, 0], { scale: pop(s, found + REPAIR) }, tick([0, 0], radius, GREEN));
  return waits + amber + green;
}

/** The bugs, from amber (found) to green (fixed). */
function findings({ s, wide }: Stage): string {
  const rows = flaws.map((flaw, index) => {
    const found = foundAt(flaw);
    if (!wide) return posed([50 + 54 * index, 30], {}, mark(s, found, 15));
    const ink = mix('#D5E1EC', INK, during(s, found, found + 0.3));
    return (
      posed([36, 84 + 44 * index], {}, mark(s, found, 14)) +
      bar(62, 78 + 44 * index, 96 + ((index * 34) % 60), ink, 9)
    );
  });
  return wide
    ? card(
        [884, 150],
        236,
        246,
        bar(22, 24, 92, INK, 10) + bar(22, 42, 56, MIST, 7) + rows.join(''),
      )
    : card([136, 500], 264, 60, rows.join(''));
}

/** Code scrolls under a lamp. Bugs are found and fixed until the page is correct. */
export const review: Scene = (stage) => {
  const { s, layout, wide } = stage;
  const come = during(s, 0.05, 0.6);
  const { lamp, beam } = light(stage);
  const lit = during(s, 0.3, 0.9);
  return {
    front:
      shown(come, editor(stage)) +
      shown(lit, beam) +
      shown(come, lamp, findings(stage)) +
      posed(
        places[layout.cut].shield,
        { scale: pop(s, CLOSE, 0.6) * (wide ? 0.94 : 0.8) },
        shield(during(s, CLOSE + 0.3, CLOSE + 0.8)),
      ),
  };
};
