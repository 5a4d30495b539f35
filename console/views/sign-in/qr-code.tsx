import { encode } from 'uqr';

/** Modules of free ground that a reader needs around it. */
const QUIET = 4;

/** A text as a QR code: black on white by night too, for not every reader takes it the other way. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 0, ecc: 'M' });
  const path = data.flatMap((row, y) =>
    runsIn(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 flex-none rounded-inner"
    >
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}

/** Where dark modules begin in a row, and how many there are in one go. */
function runsIn(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}
