import { lampLight } from '#artwork/colors.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

/** At night: origin at the middle of its foot, 168 high; its lamp is 142 above the foot. */
export function lighthouse(sheet: Sheet, at: Point, scale: number): string {
  const beam = sheet.glow([0, lampLight, 0.9], [0.4, '#FFC67A', 0.3], [1, '#FFB35C', 0]);
  return place(
    at,
    scale,
    path('M-22 0L-13-122H13L22 0z', { fill: '#C3D6EA' }) +
      path('M4-122h9L22 0H8z', { fill: '#FFF3E2' }) +
      path('M-19.5-34L-17-68H17L19.5-34zM-14.5-100l-1.5 14h32l-1.5-14z', {
        fill: '#2A5C95',
      }) +
      path('M5.5-68H17l2.5 34H7zM5-100h9.5l1.5 14h-10z', { fill: '#4F86BD' }) +
      path('M-5 0v-18a5 5 0 0 1 10 0V0zM-4-74h8v-10h-8z', { fill: lampLight }) +
      path('M-20-122h40v-6h-40z', { fill: '#0A2442' }) +
      line('M-18-128v-9h36v9', '#0A2442', 1.6) +
      path('M-10-128v-26h20v26z', { fill: '#FFF0CE' }) +
      line('M-10-128v-26M0-128v-26M10-128v-26', '#0A2442', 1.8) +
      path('M-14-153L0-168L14-153z', { fill: '#0A2442' }) +
      ellipse([0, -142], 54, 54, beam),
  );
}
