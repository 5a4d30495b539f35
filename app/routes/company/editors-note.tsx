import { useId } from 'react';
import type { SectionCopy } from '#app/pack.ts';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { groundClass } from '#app/ui/layout/section-backgrounds.ts';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

interface EditorsNoteProps {
  copy: SectionCopy<'pages/brand-blog', 'note'>;
  place: SectionPlace;
}

/** Why the blog is written, and the rules for its posts. */
export function EditorsNote({ copy, place }: EditorsNoteProps) {
  const { title, text, name, role, link, rules } = copy;
  const id = useId();
  return (
    <section aria-labelledby={id} className={`section ${groundClass(place)}`}>
      <div className="wrap grid gap-x-18 gap-y-12 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <h2 id={id} className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <Paragraphs texts={text} className="mt-5 max-w-[34em] text-lg first-of-type:mt-7" />
          <p className="mt-8 flex items-center gap-3.5 leading-snug">
            <Portrait name={name} hasImage size="normal" />
            <span>
              <strong className="block">{name}</strong>
              <span className="quiet text-sm">{role}</span>
            </span>
          </p>
          <ArrowLink link={link} className="mt-6" />
        </div>
        <div className="rounded-panel bg-white p-6 sm:p-9">
          <h3 className="text-2xl">{rules.title}</h3>
          <ol className="mt-2">
            {rules.items.map((rule) => (
              <li
                key={rule.title}
                className="border-b border-hairline py-4.5 last:border-0 last:pb-0"
              >
                <strong className="block text-lg">{rule.title}</strong>
                <span className="block text-ink-700">{rule.text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
