import { useId } from 'react';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import copy from '#content/pages/central.yaml';

/** What the place is for. */
export function What() {
  const { eyebrow, title, text, drawing } = copy.what;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]"
    >
      <div>
        <HeadingGroup id={id} eyebrow={eyebrow} heading={title} />
        {text.map((paragraph) => (
          <p key={paragraph} className="quiet mt-5 max-w-[34em] text-lg text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
      <img
        src={drawing}
        alt=""
        loading="lazy"
        width={580}
        height={435}
        className="aspect-4/3 w-full rounded-panel object-cover lg:order-first"
      />
    </section>
  );
}
