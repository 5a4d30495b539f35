import type { Copy, LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import type { Columns } from '#app/ui/carousel/columns.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { focusOf } from '#app/ui/media/focus.ts';

/** One wide slide at a time, at every width. */
const oneColumn: Columns = { from: 0, slides: 1, slide: {}, hidden: 'hidden' };

type Place = Copy['pages/office']['tour']['slides'][number];

const slidesOf = (pack: LocalizedPack) =>
  pack.copy('pages/office').tour.slides.map((place) => ({
    id: place.title,
    content: <Slide {...place} />,
  }));

/** Four pictures, from the street to the hall. */
export function Tour() {
  const pack = usePack();
  const copy = useCopy('pages/office');
  const { title, lede, label } = copy.tour;
  return (
    <Section ground="white" heading={title} aside={lede}>
      <Carousel label={label} slides={slidesOf(pack)} columns={oneColumn} words={copy.tour} />
    </Section>
  );
}

function Slide({ title, text, drawing }: Place) {
  const pack = usePack();
  return (
    <figure className="grid overflow-hidden rounded-panel bg-primary-100 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <img
        src={drawing}
        alt=""
        loading="lazy"
        width={960}
        height={540}
        className={`aspect-video size-full object-cover${focusOf(pack, drawing)}`}
      />
      <figcaption className="self-end p-6 sm:p-9">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-3 max-w-140 text-lg text-ink-700">{text}</p>
      </figcaption>
    </figure>
  );
}
