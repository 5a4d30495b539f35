import { useId } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { groundClass } from '#app/ui/layout/section-backgrounds.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import type { Questions as Copy } from '#contract/copy-parts.ts';

interface QuestionsProps {
  copy: Copy;
  place: Pick<SectionPlace, 'background' | 'next'>;
}

/**
 * Questions beside their heading; the first answer is open. Browsers open an answer when its text
 * is searched in the page, so they do not close each other.
 */
export function Questions({ copy, place }: QuestionsProps) {
  const { eyebrow, title, lede, items } = copy;
  const id = useId();
  return (
    <section id="questions" aria-labelledby={id} className={`section ${groundClass(place)}`}>
      <div className="wrap grid items-start gap-x-16 gap-y-9 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <HeadingGroup
          id={id}
          eyebrow={eyebrow}
          heading={title}
          lede={lede}
          className="lg:sticky lg:top-12"
        />
        <div className="grid gap-3">
          {items.map((item, index) => (
            <Question key={item.title} isOpen={index === 0} {...item} />
          ))}
        </div>
      </div>
    </section>
  );
}

type QuestionProps = Copy['items'][number] & { isOpen: boolean };

function Question({ title, text, link, isOpen }: QuestionProps) {
  return (
    <details
      open={isOpen}
      className="group/question rounded-card border border-hairline bg-white transition-colors open:border-primary-300 print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg leading-snug font-medium tracking-[-0.015em]">{title}</h3>
        <Icon
          name="chevron-down"
          size={20}
          className="flex-none text-primary-600 transition-transform duration-250 group-open/question:-rotate-180"
        />
      </summary>
      <div className="max-w-165 px-5 pb-5 text-ink-700 sm:px-6 sm:pb-6">
        <p>{text}</p>
        {link && <ArrowLink link={link} />}
      </div>
    </details>
  );
}
