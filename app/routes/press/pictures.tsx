import { useCopy } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';
import { DownloadLink } from './download-link.tsx';

/** Drawings that may be printed. */
export function Pictures() {
  const copy = useCopy('pages/press');
  const { title, lede, items } = copy.pictures;
  return (
    <Section heading={title} aside={lede}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((picture) => (
          <li key={picture.title} className="card">
            <img
              src={picture.drawing}
              alt={picture.alt}
              loading="lazy"
              width={384}
              height={288}
              className="card-art aspect-4/3"
            />
            <div className="px-5 pt-4 pb-2">
              <h3 className="text-lg">{picture.title}</h3>
              <DownloadLink href={picture.drawing} format="SVG" what={picture.title} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
