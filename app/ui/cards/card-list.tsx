import type { ComponentType } from 'react';

interface CardListProps<Item> {
  items: readonly Item[];
  card: ComponentType<Item>;
  className: string;
}

export function CardList<Item extends { title: string }>(props: CardListProps<Item>) {
  const { items, card: Card, className } = props;
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li key={item.title}>
          <Card {...item} />
        </li>
      ))}
    </ul>
  );
}
