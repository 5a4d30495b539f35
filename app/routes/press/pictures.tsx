import { Section } from '#app/ui/section/section.tsx';
import copy from '#content/pages/press.yaml';
import { DownloadLink } from './download-link.tsx';

/** Drawings that may be printed. */
export function Pictures() {
  const { title, lede, items } = copy.pictures;
  return (
    <Section heading={title} aside={lede}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((picture) => (
          <li key={picture.title} className="card">
            <img
              src={picture.drawing}
              alt={picture.alt}
              loading="lazy"
              width={384}
              height={216}
              className="card-art aspect-video"
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-1 pb-3">
              <h3 className="text-lg">{picture.title}</h3>
              <DownloadLink href={picture.drawing} format="SVG" what={picture.title} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
