import { circle, type Point, path, place } from '#artwork/svg.ts';

const GLASS = '#33587F';
const WOOD = '#4A2B1F';

/** A hill house of San Francisco: origin at the lower left, 36 by 68, lit from the left. */
export function victorian(at: Point, wall: string): string {
  return place(
    at,
    1,
    path('M0 10v-58h36v58z', { fill: wall }) +
      path('M-2-47L18-69 38-47z', { fill: '#33587F' }) +
      path('M4-47L18-62 32-47z', { fill: wall }) +
      path('M20 10v-58h16v58z', { fill: '#24456C', opacity: 0.18 }) +
      path('M-2-48h40v3.4h-40z', { fill: '#FFF8EE' }) +
      path('M3-41h15l2 3V-4H3z', { fill: '#FFF8EE', opacity: 0.85 }) +
      path('M5-38h5v12H5zM12-38h5v12h-5zM5-21h5v13H5zM12-21h5v13h-5zM25-39h7v12h-7z', {
        fill: GLASS,
      }) +
      path('M24-20h9V4h-9z', { fill: '#7C4A4A' }) +
      circle([18, -53], 2.6, { fill: GLASS }),
  );
}

/** A brick house of Patan with a carved window. Same size and light as `victorian`. */
export function newari(at: Point, brick: string): string {
  return place(
    at,
    1,
    path('M0 10v-62h36v62z', { fill: brick }) +
      path('M0 10v-62h11v62z', { fill: '#FFD9B0', opacity: 0.38 }) +
      path('M0-52h36v5H0z', { fill: '#2A1A2A', opacity: 0.3 }) +
      path('M29 10v-62h7v62z', { fill: '#2A1A2A', opacity: 0.28 }) +
      path('M-4-51L4-68h28l8 17z', { fill: '#74392F' }) +
      path('M-4-51L4-68h9l-4 17z', { fill: '#D59575' }) +
      path('M-4-51h44v3H-4z', { fill: WOOD }) +
      path('M0-26h36v2.4H0z', { fill: '#F0CFA8' }) +
      path('M10-45h16v15H10zM3-42h5v9H3zM28-42h5v9h-5zM4-19h7v11H4zM25-19h7v11h-7z', {
        fill: WOOD,
      }) +
      path('M12-43h3.4v11H12zM16.4-43h3.4v11h-3.4zM20.8-43h3.4v11h-3.4z', { fill: '#D99A5B' }) +
      path('M14-20h8V4h-8z', { fill: '#0E3A66' }),
  );
}
