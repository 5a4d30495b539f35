import type { ReactNode } from 'react';
import { Drawing } from '#app/ui/media/drawing.tsx';

interface BenefitRowProps {
  title: string;
  /** URL of the drawing. */
  drawing: string | undefined;
  eyebrow?: string | undefined;
  children: ReactNode;
  level?: 2 | 3;
}

/**
 * A drawing beside a text. Sibling rows alternate sides; on a phone the drawing is first. Without a
 * drawing, the title is beside the text.
 */
export function BenefitRow({ title, drawing, eyebrow, children, level = 2 }: BenefitRowProps) {
  const Heading = `h${level}` as const;
  if (!drawing) {
    return (
      <div className="grid gap-x-12 gap-y-4 not-first:mt-10 not-first:border-t not-first:border-hairline not-first:pt-10 md:grid-cols-[5fr_7fr] lg:gap-x-18 lg:not-first:mt-12 lg:not-first:pt-12">
        <div>
          {eyebrow && <p className="mb-3 font-medium text-(--mark)">{eyebrow}</p>}
          <Heading className="text-2xl">{title}</Heading>
        </div>
        <div className="quiet prose max-w-160">{children}</div>
      </div>
    );
  }
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
