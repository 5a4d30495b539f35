import { MeterCircle, type MeterCircleProps } from './meter-circle.tsx';

interface MeterCirclesProps {
  /** `id` names an item for what moves it. */
  items: readonly (MeterCircleProps & { id: string })[];
}

/** Circles beside each other: two a row on a phone, all in one where there is room. */
export function MeterCircles({ items }: MeterCirclesProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
      {items.map(({ id, ...item }) => (
        <li key={id} data-circle={id}>
          <MeterCircle {...item} />
        </li>
      ))}
    </ul>
  );
}
