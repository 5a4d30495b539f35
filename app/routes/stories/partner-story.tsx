import { useId } from 'react';
import { redirect } from 'react-router';
import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { storyDates } from '#app/structured-data/moments.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';
import { Figures } from './figures.tsx';
import { PartnerParts } from './partner-parts.tsx';
import { breadcrumbsOf, StoryHero } from './story-hero.tsx';

export const handle = (pack: LocalizedPack): PageHandle => ({
  slugs: [...pack.pages('partner-stories').keys()],
  headerTheme: 'night',
});

/** An unknown story redirects to the list of customer stories. */
export function loader({ pack, params, request }: LoaderArgs) {
  const story = pack.pages('partner-stories').get(params.slug);
  if (!story) throw redirect(`/customers${new URL(request.url).search}`, 302);
  return { story };
}

export function meta(args: MetaArgs<typeof loader>) {
  const story = args.loaderData?.story;
  return story ? metadata({ ...story.meta, type: 'article' }, args) : [];
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const { meta, dates, title, image, companyName } = page.loaderData.story;
  const { description, keywords: tags } = meta;
  return [
    article({ title, description, image, tags, ...storyDates(pack, dates) }, page),
    breadcrumbList(breadcrumbsOf(pack, companyName), page),
  ];
}

export default function PartnerStoryPage({ loaderData: { story } }: PageProps<typeof loader>) {
  const { companyName, logo, title, lede, button, image, next, closing } = story;
  return (
    <>
      <article>
        <StoryHero
          company={companyName}
          logo={logo}
          heading={title}
          lede={lede}
          published={story.dates.published}
          image={image}
        >
          <ButtonLink link={button} tone="action" className="w-full sm:w-auto" />
        </StoryHero>
        <PartnerMain main={story.main} />
        <FirstScreenEnd />
        <PartnerParts parts={story.parts} />
        <PartnerFigures infographic={story.infographic} />
        <PartnerInfo moreInfo={story.moreInfo} />
        <PartnerVoices testimonials={story.testimonials} />
      </article>
      <Section
        background="dawn"
        className="no-print"
        heading={next.title}
        lede={next.text}
        aside={<ButtonLink link={next.link} tone="ink" className="w-full sm:w-auto" />}
      />
      <ScheduleCall copy={closing} />
    </>
  );
}

function PartnerFigures({ infographic }: { infographic: PartnerStory['infographic'] }) {
  const { title, text, numbers } = infographic;
  return (
    <Section background="morning" heading={title} lede={text}>
      <Figures
        items={numbers}
        className="sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
      />
    </Section>
  );
}

function PartnerInfo({ moreInfo: { title, tiles } }: { moreInfo: PartnerStory['moreInfo'] }) {
  return (
    <Section heading={title}>
      <Grid
        gap="gap-5"
        items={tiles.map(({ title, description }) => ({
          key: title,
          className: 'card break-inside-avoid p-5 sm:p-7',
          content: (
            <>
              <h3 className="text-xl">{title}</h3>
              <p className="quiet mt-3">{description}</p>
            </>
          ),
        }))}
      />
    </Section>
  );
}

function PartnerMain({ main: { title, text } }: { main: PartnerStory['main'] }) {
  const id = useId();
  const [first, ...rest] = text;
  return (
    <section aria-labelledby={id} className="section">
      <div className="wrap">
        <h2 id={id} className="text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        <div className="mt-7 grid gap-x-14 gap-y-5 lg:mt-9 lg:grid-cols-2">
          <p className="article-intro">{first}</p>
          <div className="long-text text-ink-700">
            <Paragraphs texts={rest} />
          </div>
        </div>
      </div>
    </section>
  );
}

type Testimonials = PartnerStory['testimonials'];

/** The first of several testimonials gets the wider column. */
function PartnerVoices({ testimonials }: { testimonials: Testimonials }) {
  const { title, items } = testimonials;
  return (
    <Section background="morning" heading={title}>
      <ul className={`grid gap-x-14 gap-y-12 ${items.length > 1 ? 'lg:grid-cols-[7fr_5fr]' : ''}`}>
        {items.map((voice) => (
          <li key={voice.name} className="group border-t-2 border-ink pt-6">
            <Voice {...voice} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Voice(props: Testimonials['items'][number]) {
  const { image, paragraphs, name, designation, companyName } = props;
  return (
    <figure className="flex h-full break-inside-avoid flex-col justify-between gap-8">
      <blockquote className="quoted max-w-[41.25rem] space-y-4 text-xl leading-[1.34] font-medium tracking-[-0.018em] group-first:text-2xl group-first:leading-tight">
        <Paragraphs texts={paragraphs} />
      </blockquote>
      <figcaption className="flex items-center gap-4 leading-snug">
        <Portrait name={name} image={image} size="normal" />
        <span className="min-w-0">
          <strong className="block">{name}</strong>
          <span className="quiet text-sm">
            {designation}, {companyName}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
