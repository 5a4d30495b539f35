import type { ComponentType, ReactNode } from 'react';
import { columnsOf, type GridWidth, spanOf } from './card-columns.ts';

interface GridProps {
  /** Each child is an item. */
  items: readonly { key: string; content: ReactNode; className?: string }[];
  width?: GridWidth;
  gap?: string;
  className?: string;
  /** `ol` if the order matters. */
  list?: 'ul' | 'ol';
}

/** Items in rows of three or two, whatever their number; see `card-columns.ts`. */
export function Grid(props: GridProps) {
  const { items, width = 'page', gap = 'gap-6', className = '', list: List = 'ul' } = props;
  const { length } = items;
  return (
    <List className={classes('grid', gap, columnsOf(length, width), className)}>
      {items.map((item, index) => (
        <li
          key={item.key}
          className={classes(spanOf(index, length, width), item.className) || undefined}
        >
          {item.content}
        </li>
      ))}
    </List>
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
