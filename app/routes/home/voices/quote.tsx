import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Portrait } from '#app/ui/portrait/portrait.tsx';
import type { Testimonial } from '#contract/collections.ts';

/** What somebody said, and who. */
export function Quote({ voice, isPair }: { voice: Testimonial; isPair: boolean }) {
  const copy = useCopy('pages/home');
  const { name, title, company, message, storyPage, hasImage } = voice;
  return (
    <figure className="flex h-full flex-col">
      <blockquote
        className={`text-[clamp(1.5rem,3.1vw,2.5rem)] leading-[1.18] font-medium tracking-[-0.028em] ${
          isPair ? 'min-[81.25rem]:text-[1.625rem] min-[81.25rem]:leading-[1.22]' : ''
        }`}
      >
        <p>{message}</p>
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-3.5 gap-y-2 pt-8">
        <Portrait name={name} hasImage={hasImage} />
        <span className="flex-1 leading-snug">
          <strong className="block">{name}</strong>
          <span className="text-sm text-earth">{company ? `${title}, ${company}` : title}</span>
        </span>
        {storyPage && (
          <a
            href={storyPage}
            className={`inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-primary-700 hover:underline ${
              isPair ? 'min-[81.25rem]:basis-full min-[81.25rem]:pl-15.5' : ''
            }`}
          >
            {copy.voices.story}
            <span className="sr-only">: {name}</span>
            <Icon name="arrow-right" size={16} />
          </a>
        )}
      </figcaption>
    </figure>
  );
}
