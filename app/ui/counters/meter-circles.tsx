import { MeterCircle, type MeterCircleProps } from './meter-circle.tsx';

/** Circles beside each other: two a row on a phone, all in one where there is room. */
export function MeterCircles({ items }: { items: readonly MeterCircleProps[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.label}>
          <MeterCircle {...item} />
        </li>
      ))}
    </ul>
  );
}
