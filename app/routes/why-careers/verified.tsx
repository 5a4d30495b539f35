import { useId } from 'react';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import copy from '#content/pages/why-careers.yaml';

/** The next step: the badges. */
export function Verified() {
  const { title, text, button, drawing } = copy.verified;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section on-night ground-deep">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-18">
        <div>
          <HeadingGroup id={headingId} heading={title} lede={text} />
          <ButtonLink to={button.href} tone="action" className="mt-8 w-full sm:w-auto">
            {button.title}
          </ButtonLink>
        </div>
        <img
          src={drawing}
          alt=""
          loading="lazy"
          width={580}
          height={435}
          className="aspect-4/3 w-full rounded-panel object-cover"
        />
      </div>
    </section>
  );
}
