import { useId } from 'react';
import { Portrait } from '#app/ui/portrait/portrait.tsx';
import type { Expert } from '#contract/experts.ts';

/** Who speaks or teaches. */
export function Experts({ title, experts }: { title: string; experts: Expert[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14 max-w-[660px] border-t-[1.5px] border-ink pt-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-7 grid gap-8">
        {experts.map((expert) => (
          <li key={expert.id} className="flex gap-4 sm:gap-5">
            <Portrait name={expert.name} image={expert.image || undefined} size="normal" />
            <div className="min-w-0">
              <h3 className="text-xl">{expert.name}</h3>
              <p className="mt-1 text-sm text-ink-600">{expert.title}</p>
              {expert.description && (
                <p className="mt-2.5 text-pretty text-ink-700">{expert.description}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
