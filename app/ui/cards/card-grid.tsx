import type { ComponentType, ReactNode } from 'react';
import { columnsOf, type GridWidth, spanOf } from './card-columns.ts';

interface GridProps {
  /** Each child is an item. */
  items: readonly { key: string; content: ReactNode; className?: string }[];
  width?: GridWidth;
  gap?: string;
  className?: string;
  /** A single item is as wide as the others together would be. */
  isSingleWide?: boolean;
}

/** Items in rows of three or two, whatever their number; see `card-columns.ts`. */
export function Grid(props: GridProps) {
  const { items, width = 'page', gap = 'gap-6', className, isSingleWide } = props;
  const { length } = items;
  const columns = length === 1 && isSingleWide ? undefined : columnsOf(length, width);
  return (
    <ul className={classes('grid', gap, columns, className)}>
      {items.map((item, index) => (
        <li
          key={item.key}
          className={classes(spanOf(index, length, width), item.className) || undefined}
        >
          {item.content}
        </li>
      ))}
    </ul>
  );
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

interface CardGridProps<Item> extends Omit<GridProps, 'items'> {
  items: readonly Item[];
  card: ComponentType<Item>;
}

/** Cards of one kind. */
export function CardGrid<Item extends { title: string }>(props: CardGridProps<Item>) {
  const { items, card: Card, ...grid } = props;
  return (
    <Grid
      {...grid}
      items={items.map((item) => ({ key: item.title, content: <Card {...item} /> }))}
    />
  );
}
