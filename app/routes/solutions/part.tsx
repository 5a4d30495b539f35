import { type ReactNode, useId } from 'react';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';

const PANEL = 'rounded-panel px-5 py-10 sm:p-10';

/** On the page's own ground, or on one of the colours of the day. */
const GROUNDS = {
  paper: '',
  morning: `bg-morning ${PANEL}`,
  dawn: `ground-dawn ${PANEL}`,
  deep: `on-night ground-deep ${PANEL}`,
} as const;

interface PartProps {
  title: string;
  text?: string | undefined;
  ground?: keyof typeof GROUNDS;
  children?: ReactNode;
}

/** A part of the column beside the list of solutions; its cards find their columns by its width. */
export function Part({ title, text, ground = 'paper', children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`mt-18 lg:mt-22 ${GROUNDS[ground]}`}>
      <HeadingGroup id={id} heading={title} lede={text} />
      {children && <div className="mt-8 @container lg:mt-10">{children}</div>}
    </section>
  );
}
