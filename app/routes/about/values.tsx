import type { SectionCopy } from '#app/pack.ts';
import { cellOf } from '#app/ui/cards/card-columns.ts';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { ValueCard } from '#app/ui/cards/value-card.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';

interface ValuesProps {
  copy: SectionCopy<'pages/about', 'values'>;
  place: SectionPlace;
}

/** Neighbors differ, so diagonal cards have the same color. */
const cardBackground = (index: number, count: number) => {
  const { row, column } = cellOf(index, count);
  return (row + column) % 2 === 0 ? 'sky' : 'dawn';
};

export function Values({ copy: { title, lede, items }, place }: ValuesProps) {
  return (
    <Section place={place} heading={title} lede={lede}>
      <Grid
        items={items.map((item, index) => ({
          key: item.title,
          content: <ValueCard {...item} background={cardBackground(index, items.length)} />,
        }))}
      />
    </Section>
  );
}
