import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

/** What is lost where nobody builds the way across. */
export function Why() {
  const copy = useCopy('pages/about');
  const { title, lede, text, drawing, button } = copy.why;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]"
    >
      <div>
        <h2 id={id} className="mb-6 text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        <p className="max-w-[34em] text-lg">{lede}</p>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[34em] text-ink-700">
            {paragraph}
          </p>
        ))}
        <ButtonLink href={button.href} className="mt-8">
          {button.title}
        </ButtonLink>
      </div>
      <Drawing src={drawing} />
    </section>
  );
}
