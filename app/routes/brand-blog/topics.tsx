import { useCopy } from '#app/pack-context.ts';
import { IconTile } from '#app/ui/icon-tile/icon-tile.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { fill } from '#app/ui/text/fill.ts';

/** The subjects, each with the way to the posts that it belongs to. */
export function Topics() {
  const copy = useCopy('pages/brand-blog');
  const { title, all, link, items } = copy.topics;
  return (
    <Section
      heading={title}
      aside={
        <ArrowLink href={all.href} className="text-base">
          {all.title}
        </ArrowLink>
      }
    >
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text, filter, icon }) => (
          <li key={title} className="card p-5 sm:p-6">
            <div className="flex items-center justify-between gap-4">
              <IconTile icon={icon} />
              <span className="tag">{filter}</span>
            </div>
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="quiet mt-2 mb-3.5">{text}</p>
            <ArrowLink
              href={`${all.href}?filter=${encodeURIComponent(filter)}`}
              className="cover-link mt-auto"
            >
              {fill(link, { filter })}
              <span className="sr-only">: {title}</span>
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
