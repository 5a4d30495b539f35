import { useId } from 'react';
import { Portrait } from '#app/ui/portrait/portrait.tsx';
import copy from '#content/pages/learning-hub.yaml';
import type { Expert } from '#contract/experts.ts';

/** Who speaks in a session. */
export function SessionExperts({ experts }: { experts: readonly Expert[] }) {
  const id = useId();
  if (experts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-14 max-w-165 border-t border-hairline pt-10">
      <h2 id={id} className="text-3xl tracking-[-0.03em]">
        {copy.detail.experts}
      </h2>
      <ul className="mt-8 grid gap-8">
        {experts.map(({ id: key, name, title, description, image }) => (
          <li key={key} className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr]">
            <Portrait name={name} hasImage image={image || undefined} size="normal" />
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 font-medium text-primary-700">{title}</p>
              <p className="mt-2.5 text-pretty text-ink-700">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
