import { type ReactNode, useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import type { PackagePage } from '#contract/pages/service-packages.ts';

/** Overview, deliverables and price of a package. */
export function PackageText({ page }: { page: PackagePage }) {
  const copy = useCopy('package-pages');
  const { overview, bullets, note } = page;
  const { price } = copy;
  return (
    <div className="grid gap-12">
      <Part heading={copy.overview}>
        {overview.map((paragraph, position) => (
          <p key={paragraph} className={`max-w-160 ${position === 0 ? 'text-lg' : 'quiet mt-4'}`}>
            {paragraph}
          </p>
        ))}
      </Part>
      <Part heading={copy.expect}>
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {bullets.map((bullet) => (
            <li key={bullet} className="flex gap-3.5 leading-snug">
              <span
                aria-hidden="true"
                className="grid size-6 flex-none place-items-center rounded-full bg-success-100 text-success"
              >
                <Icon name="check-bold" size={15} />
              </span>
              {bullet}
            </li>
          ))}
        </ul>
      </Part>
      {note && <Note>{note}</Note>}
      <div className="border-t border-hairline pt-6">
        <p className="quiet max-w-160">{price.text}</p>
        <ArrowLink link={price.link} className="mt-1" />
      </div>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Note({ children }: { children: string }) {
  const copy = useCopy('package-pages');
  const id = useId();
  return (
    <section aria-labelledby={id} className="ground-dawn rounded-card p-5 sm:p-7">
      <h2 id={id} className="text-xl">
        {copy.note}
      </h2>
      <p className="mt-2 max-w-160">{children}</p>
    </section>
  );
}
