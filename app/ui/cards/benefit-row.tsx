import type { ReactNode } from 'react';
import { Drawing } from '#app/ui/media/drawing.tsx';

interface BenefitRowProps {
  title: string;
  /** URL of the drawing. */
  drawing: string;
  eyebrow?: string | undefined;
  children: ReactNode;
  level?: 2 | 3;
}

/** A drawing beside a text. Sibling rows alternate sides; on a phone the drawing is first. */
export function BenefitRow({ title, drawing, eyebrow, children, level = 2 }: BenefitRowProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="group grid items-center gap-6 not-first:mt-14 md:grid-cols-2 md:gap-12 lg:gap-18 lg:not-first:mt-22">
      <Drawing src={drawing} className="md:group-even:order-last" />
      <div>
        {eyebrow && <p className="mb-3 font-medium text-(--mark)">{eyebrow}</p>}
        <Heading className="text-2xl">{title}</Heading>
        <div className="quiet prose mt-4 max-w-140">{children}</div>
      </div>
    </div>
  );
}
