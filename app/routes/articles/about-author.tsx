import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { authorPath } from '#app/ui/author/author-path.ts';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Portrait } from '#app/ui/portrait/portrait.tsx';
import { fill } from '#app/ui/text/fill.ts';
import type { Author } from '#contract/authors.ts';

/** At the end of an article: who wrote it. */
export function AboutAuthor({ author }: { author: Author }) {
  const copy = useCopy('pages/author');
  const id = useId();
  const { name, role, bio, image, picture } = author;
  return (
    <section
      aria-labelledby={id}
      className="no-print mt-14 grid max-w-165 grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 border-t border-hairline pt-10"
    >
      <Portrait name={name} hasImage image={picture ?? (image || undefined)} size="normal" />
      <div>
        <h2 id={id} className="text-sm font-medium text-ink-600">
          {copy.about.title}
        </h2>
        <p className="mt-1 text-xl font-bold">{name}</p>
        <p className="font-medium text-primary-700">{role}</p>
      </div>
      <div className="col-span-full text-ink-700 sm:col-start-2">
        <p>{bio}</p>
        <ArrowLink href={authorPath(author)} className="mt-3">
          {fill(copy.about.all, { name })}
        </ArrowLink>
      </div>
    </section>
  );
}
