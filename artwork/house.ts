import { type Point, path, place } from './svg.ts';

export interface HousePaint {
  readonly wall: string;
  readonly lit: string;
  readonly roof: string;
  readonly window: string;
}

export const brick = { wall: '#F7E6D0', lit: '#FFD2A0', roof: '#B8491F', window: '#E9A765' };
export const clay = { wall: '#E8D3BA', lit: '#FFC78C', roof: '#8E3A1C', window: '#C98550' };
export const slate = { wall: '#DDEBF7', lit: '#FFF0DC', roof: '#1C74BE', window: '#7FB3DD' };

const windows = 'M7-29h6v8h-6zM18-29h6v8h-6zM18-14h6v8h-6z';

/** A hill house: origin at the lower left, 44 wide, 52 high, lit from the right. */
export function house(at: Point, scale: number, paint: HousePaint, flip = 1): string {
  return place(
    at,
    scale,
    path('M0 0v-34h44V0z', { fill: paint.wall }) +
      path('M29 0v-34h15V0z', { fill: paint.lit }) +
      path('M-6-34L6-50h33l11 16z', { fill: paint.roof }) +
      path(`${windows}M7 0v-13h6V0z`, { fill: paint.window }),
    flip,
  );
}
