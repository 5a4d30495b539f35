import { useId } from 'react';
import type { Copy, SceneUrls, SectionCopy } from '#app/pack.ts';
import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { CardList } from '#app/ui/cards/card-list.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import type { Columns } from '#app/ui/carousel/columns.ts';
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { groundClass, ONLY, PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import { phoneHref } from '#contract/phone-numbers.ts';

export const meta = metaOf('pages/office');
export const structuredData = webPageOf('pages/office');

export default function OfficePage() {
  const scene = useArt().hero?.office;
  const copy = useCopy('pages/office');
  return pageSections({ page: 'office', copy, parts: partsOf(copy, scene) });
}

const partsOf = (
  copy: Copy['pages/office'],
  scene: SceneUrls | undefined,
): PageParts<'office'> => ({
  hero: {
    backgrounds: PREFER.sky,
    render: () => (
      <PageHero scene={scene} size="tall">
        {/* Below that width, the drawing's trees would be behind the copy. */}
        <div className={scene ? 'sm:max-[72.5rem]:pb-90' : undefined}>
          <HeroText
            breadcrumbs={breadcrumbsOf(copy)}
            heading={copy.heading}
            lede={copy.lede}
            action={copy.action}
          />
        </div>
      </PageHero>
    ),
  },
  tour: part(copy.tour, PREFER.paper, (tour, place) => <Tour copy={tour} place={place} />),
  works: part(copy.works, PREFER.deep, (works, place) => <Works copy={works} place={place} />),
  where: part(copy.where, PREFER.paper, (where, place) => (
    <OfficeLocation copy={where} place={place} />
  )),
  contact: { backgrounds: ONLY.dawn, render: () => <ContactBand /> },
});

interface PlacedProps<Name extends 'tour' | 'works' | 'where'> {
  copy: SectionCopy<'pages/office', Name>;
  place: SectionPlace;
}

function Works({ copy, place }: PlacedProps<'works'>) {
  const { eyebrow, title, text, drawing, claims } = copy;
  const id = useId();
  return (
    <section aria-labelledby={id} className={`section ${groundClass(place)}`}>
      <div className={drawing ? 'wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-18' : 'wrap'}>
        <div className={drawing ? undefined : 'heading-beside'}>
          <HeadingGroup id={id} eyebrow={eyebrow} heading={title} />
          <Paragraphs texts={text} className="quiet mt-5 max-w-140" />
          {claims.length > 0 && <ClaimRow names={claims} className="mt-9" />}
        </div>
        <Drawing src={drawing} />
      </div>
    </section>
  );
}

/** One wide slide at a time, at every width. */
const oneColumn: Columns = { minWidth: 0, slides: 1, slideClasses: {}, hiddenClass: 'hidden' };

type TourSlide = SectionCopy<'pages/office', 'tour'>['slides'][number];

function Tour({ copy, place }: PlacedProps<'tour'>) {
  const { title, lede, label } = copy;
  if (copy.slides.every(({ drawing }) => !drawing)) {
    return (
      <Section place={place} heading={title} lede={lede}>
        <CardList items={copy.slides} card={BenefitCard} className="gap-6 sm:grid-cols-2" />
      </Section>
    );
  }
  const slides = copy.slides.map((slide) => ({
    id: slide.title,
    content: <Slide {...slide} />,
  }));
  return (
    <Section place={place} heading={title} lede={lede}>
      <Carousel label={label} slides={slides} columns={oneColumn} labels={copy} />
    </Section>
  );
}

function Slide({ title, text, drawing }: TourSlide) {
  const pack = usePack();
  return (
    <figure
      className={`grid overflow-hidden rounded-panel bg-primary-100 ${drawing ? 'lg:grid-cols-[minmax(0,1fr)_22.5rem]' : 'h-full sm:min-h-60'}`}
    >
      {drawing && (
        <img
          src={drawing}
          alt=""
          loading="lazy"
          width={960}
          height={540}
          className={`aspect-video size-full object-cover ${focusOf(pack, drawing)}`}
        />
      )}
      <figcaption className="self-end p-6 sm:p-9">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-3 max-w-140 text-lg text-ink-700">{text}</p>
      </figcaption>
    </figure>
  );
}

function OfficeLocation({ copy, place }: PlacedProps<'where'>) {
  const site = useCopy('site');
  const { title, lede, city, visit } = copy;
  const offices = site.offices.filter((one) => city === undefined || one.city === city);
  const isLastWide = offices.length % 2 === 0;
  return (
    <Section place={place} heading={title} lede={lede}>
      <div className={`grid gap-6 ${offices.length > 0 ? 'lg:grid-cols-2' : ''}`}>
        {offices.map((office) => (
          <OfficeAddress key={`${office.name} ${office.address}`} {...office} />
        ))}
        <div
          className={`rounded-panel bg-primary-100 p-6 sm:p-9 ${isLastWide ? 'lg:col-span-full' : ''}`.trimEnd()}
        >
          <h3 className="text-2xl">{visit.title}</h3>
          <p className="mt-3 max-w-140 text-ink-700">{visit.text}</p>
          <ArrowLink link={visit.link} className="mt-4" />
        </div>
      </div>
    </Section>
  );
}

const LINE = 'flex min-h-11 items-center gap-3';

function OfficeAddress({ name, address, email, phone }: Copy['site']['offices'][number]) {
  return (
    <div className="rounded-panel border border-hairline bg-white p-6 sm:p-9">
      <h3 className="text-2xl">{name}</h3>
      <address className="mt-3 not-italic">
        <p className={LINE}>
          <Icon name="map-pin" size={20} className="flex-none text-primary-700" />
          {address}
        </p>
        <a href={`mailto:${email}`} className={`${LINE} hover:underline`}>
          <Icon name="mail" size={20} className="flex-none text-primary-700" />
          {email}
        </a>
        {phone && (
          <a href={phoneHref(phone)} className={`${LINE} hover:underline`}>
            <Icon name="phone" size={20} className="flex-none text-primary-700" />
            {phone}
          </a>
        )}
      </address>
    </div>
  );
}
