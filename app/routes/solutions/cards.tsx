import type { ComponentType } from 'react';

/** Columns by the room that there is; five cards stand as two and three. */
const COLUMNS: Record<number, string> = {
  3: '@2xl:grid-cols-3',
  4: '@xl:grid-cols-2',
  5: '@xl:grid-cols-6 *:@xl:col-span-3 *:nth-[n+3]:@xl:col-span-2',
};

interface CardsProps<Item> {
  items: readonly Item[];
  card: ComponentType<Item>;
}

/** Cards of equal height beside each other. */
export function Cards<Item extends { title: string }>({ items, card: Card }: CardsProps<Item>) {
  return (
    <ul className={`grid gap-5 ${COLUMNS[items.length] ?? ''}`}>
      {items.map((item) => (
        <li key={item.title}>
          <Card {...item} />
        </li>
      ))}
    </ul>
  );
}
