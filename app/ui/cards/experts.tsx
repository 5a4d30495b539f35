import { useId } from 'react';
import { usePack } from '#app/pack-context.ts';
import { Portrait } from '#app/ui/media/portrait.tsx';
import type { Expert } from '#contract/people.ts';

interface ExpertsProps {
  title: string;
  experts: readonly Expert[];
}

/** Speakers or teachers. Without an image of their own, their portrait is looked up by name. */
export function Experts({ title, experts }: ExpertsProps) {
  const id = useId();
  const { entryLang } = usePack();
  if (experts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-14 max-w-165 border-t border-hairline pt-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul lang={entryLang} className="mt-7 grid gap-8">
        {experts.map(({ id: key, name, title, description, image }) => (
          <li
            key={key}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 sm:gap-y-1"
          >
            <Portrait name={name} hasImage image={image || undefined} size="normal" />
            <div className="sm:self-end">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-0.5 font-medium text-primary-700">{title}</p>
            </div>
            {description && (
              <p className="col-span-full text-ink-700 sm:col-start-2">{description}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
