import { element, line, path, tidy } from '#artwork/svg.ts';

const SHADE = '#06182B';

/** Courses of brick between two edges, every second one shifted by half a brick. */
export function courses(x: number, y: number, width: number, height: number, step: number): string {
  let data = '';
  for (let row = 1; row * step < height; row += 1) {
    const at = y + row * step;
    data += `M${x} ${at}h${width}`;
    for (let joint = (row % 2) * step; joint < width; joint += step * 2.2) {
      data += `M${tidy(x + joint)} ${at}v${tidy(Math.min(step, y + height - at))}`;
    }
  }
  return data;
}

/** Two leaves of blue planks under a slate roof, in a whitewashed wall. */
export function blueGate(): string {
  const studs = [132, 172, 252, 292, 332]
    .map((y) => [226, 246, 266, 286, 354, 374, 394, 414].map((x) => `M${x} ${y}h0`).join(''))
    .join('');
  return (
    path('M0 128h640v232H0z', { fill: '#F3E7D6' }) +
    path('M0 300h640v60H0z', { fill: '#C9714B' }) +
    path('M0 112h640v18H0z', { fill: '#7C8FB0' }) +
    path('M0 126h640v9H0z', { fill: SHADE, opacity: 0.16 }) +
    path('M188 92h264v268H188z', { fill: '#8E5A2E' }) +
    path('M188 92h264v12H188z', { fill: SHADE, opacity: 0.3 }) +
    path('M210 116h108v244H210zM322 116h108v244H322z', { fill: '#1F6FB4' }) +
    path('M430 116h-16v244h16z', { fill: SHADE, opacity: 0.14 }) +
    line(
      'M237 116v244M264 116v244M291 116v244M349 116v244M376 116v244M403 116v244',
      '#14558F',
      2.4,
    ) +
    path('M210 146h108v12H210zM322 146h108v12H322zM210 306h108v12H210zM322 306h108v12H322z', {
      fill: '#0F3F70',
    }) +
    line(studs, '#F6D9A0', 5, { 'stroke-linecap': 'round' }) +
    path('M164 92L204 44h232l40 48z', { fill: '#2A4A78' }) +
    path('M372 44h64l40 48h-66z', { fill: '#7C8FB0', opacity: 0.4 }) +
    line('M193 56h254M183 68h274M173 80h294', '#16305A', 2) +
    line('M202 44h236', '#FFC9A0', 4, { 'stroke-linecap': 'round' }) +
    path('M160 90h320v9H160z', { fill: '#4A2B1F' })
  );
}

/** A door of carved wood in brick, from x 300 to the right edge. */
export function carvedDoor(): string {
  const lattice = [0, 1, 2, 3, 4, 5].map((n) => `M${382 + n * 28} 96l14 14 14-14-14-14z`).join('');
  return (
    path('M268 0h372v360H268z', { fill: '#B4614A' }) +
    line(courses(268, 0, 372, 360, 15), '#93483A', 1.6, { opacity: 0.75 }) +
    path('M268 0h16v360h-16z', { fill: '#FFD9B0', opacity: 0.5 }) +
    path('M318 118h304v16H318zM334 70h272v48H334z', { fill: '#4A2B1F' }) +
    line(lattice, '#B07A4E', 3) +
    path('M306 64h328v12H306z', { fill: '#6B4630' }) +
    path('M346 134h22v226h-22zM572 134h22v226h-22z', { fill: '#6B4630' }) +
    path('M352 134h5v226h-5zM578 134h5v226h-5z', { fill: '#A9774E' }) +
    path('M368 134h204v226H368z', { fill: '#3A2119' }) +
    path('M374 140h93v220h-93zM473 140h93v220h-93z', { fill: '#8A5636' }) +
    path('M384 152h73v62h-73zM483 152h73v62h-73zM384 286h73v60h-73zM483 286h73v60h-73z', {
      fill: '#6B3F28',
    }) +
    line(
      'M420 160l26 23-26 23-26-23zM520 160l26 23-26 23-26-23zM420 294l26 22-26 22-26-22zM520 294l26 22-26 22-26-22z',
      '#C98F5C',
      3,
    ) +
    path('M374 238h192v16H374z', { fill: '#4A2B1F' })
  );
}

/** Bars between two pillars, with home behind them. */
export function barredGate(): string {
  let bars = '';
  for (let x = 136; x <= 504; x += 26)
    if (Math.abs(x - 320) > 14) bars += `M${x} ${Math.round(86 + ((x - 320) / 190) ** 2 * 26)}V360`;
  const pillar = (x: number): string =>
    path(`M${x} 84h74v276h-74z`, { fill: '#46587A' }) +
    line(courses(x, 84, 74, 276, 26), '#2C3D5E', 2) +
    path(`M${x - 8} 66h90v20h-90z`, { fill: '#5F7396' }) +
    path(`M${x - 8} 66h90v4h-90z`, { fill: '#FFC9A0' });
  return (
    line(bars, '#0A1E38', 6) +
    line('M118 104Q320 60 522 104M118 138h404M118 318h404', '#0A1E38', 8) +
    line('M320 82V360', '#0A1E38', 12) +
    element('rect', { x: 272, y: 178, width: 96, height: 86, rx: 8, fill: '#0A1E38' }) +
    path('M0 150h40v210H0zM600 150h40v210h-40z', { fill: '#3A4B6B' }) +
    pillar(40) +
    pillar(526)
  );
}
