import { type Point, path, place } from '#artwork/svg.ts';

interface HousePaint {
  readonly wall: string;
  readonly lit: string;
  readonly roof: string;
  readonly window: string;
}

/** Origin at the lower left, 44 wide and 46 high; lit from the right. */
export function house(at: Point, scale: number, paint: HousePaint): string {
  return place(
    at,
    scale,
    path('M0 0v-32h44V0z', { fill: paint.wall }) +
      path('M22 0v-32h22V0z', { fill: paint.lit }) +
      path('M-5-31L5-46h34l10 15z', { fill: paint.roof }) +
      path('M6-22h7v9h-7zM17-22h7v9h-7zM30-22h7v9h-7zM30-9h7v9h-7z', { fill: paint.window }),
  );
}
