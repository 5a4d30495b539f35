import type { LinkCard } from '#contract/copy-parts.ts';
import { Grid } from './card-grid.tsx';
import { SolutionCard } from './solution-card.tsx';

interface LinkCardsProps {
  links: readonly LinkCard[];
}

/** Links to further pages as cards. */
export function LinkCards({ links }: LinkCardsProps) {
  return (
    <Grid
      items={links.map(({ title, href, text, icon }) => ({
        key: href,
        content: <SolutionCard title={title} path={href} description={text} icon={icon} />,
      }))}
      width="compact"
    />
  );
}
