import type { LinkCard } from '#contract/copy-parts.ts';
import { SolutionCard } from './solution-card.tsx';

interface WayCardsProps {
  links: readonly LinkCard[];
  className: string;
}

/** Links to further pages as cards. */
export function LinkCards({ links, className }: WayCardsProps) {
  return (
    <ul className={`grid gap-6 ${className}`}>
      {links.map(({ title, href, text, icon }) => (
        <li key={href}>
          <SolutionCard title={title} path={href} description={text} icon={icon} />
        </li>
      ))}
    </ul>
  );
}
