import type { SectionCopy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import type { Columns } from '#app/ui/carousel/columns.ts';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { groundClass } from '#app/ui/layout/section-backgrounds.ts';
import { PartnerLogo } from '#app/ui/media/logo.tsx';
import { ExternalLink } from '#app/ui/navigation/external-link.tsx';

type PartnersCopy = SectionCopy<'pages/cares', 'partners'>;
type Partner = PartnersCopy['items'][number];

/** Two slides beside the heading. `from` is the theme's `lg` breakpoint. */
const COLUMNS: Columns = {
  minWidth: 62.5,
  slides: 2,
  slideClasses: { 2: 'lg:basis-1/2' },
  hiddenClass: 'lg:hidden',
};

export function CaresPartners({ copy, place }: { copy: PartnersCopy; place: SectionPlace }) {
  const labels = useCopy('labels');
  const { eyebrow, title, lede, label, visit, items } = copy;
  return (
    <section aria-labelledby="cares-partners" className={`section ${groundClass(place)}`}>
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-18">
        <HeadingGroup id="cares-partners" eyebrow={eyebrow} heading={title} lede={lede} />
        <Carousel
          label={label}
          slides={items.map((partner) => ({
            id: partner.name,
            content: <PartnerCard partner={partner} visit={visit} />,
          }))}
          columns={COLUMNS}
          labels={labels}
        />
      </div>
    </section>
  );
}

function PartnerCard({ partner, visit }: { partner: Partner; visit: string }) {
  const { name, logo, text, url } = partner;
  return (
    <article className="card h-full p-5 sm:p-7">
      {logo && <PartnerLogo name={name} src={logo} />}
      <h3 className={logo ? 'mt-8 text-xl' : 'text-2xl'}>{name}</h3>
      <p className="quiet mt-3 mb-3.5">{text}</p>
      <ExternalLink href={url} className="mt-auto">
        {visit}
        <span className="sr-only">: {name}</span>
      </ExternalLink>
    </article>
  );
}
