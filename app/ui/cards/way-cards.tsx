import type { WayOn } from '#contract/copy-parts.ts';
import { SolutionCard } from './solution-card.tsx';

interface WayCardsProps {
  ways: readonly WayOn[];
  className: string;
}

/** Links to further pages as cards. */
export function WayCards({ ways, className }: WayCardsProps) {
  return (
    <ul className={`grid gap-6 ${className}`}>
      {ways.map(({ title, href, text, icon }) => (
        <li key={href}>
          <SolutionCard title={title} path={href} description={text} icon={icon} />
        </li>
      ))}
    </ul>
  );
}
