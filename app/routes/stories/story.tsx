import { useId } from 'react';
import { data } from 'react-router';
import { metadata } from '#app/metadata.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { storyDates } from '#app/structured-data/moments.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { CardList } from '#app/ui/cards/card-list.tsx';
import { StoryCard } from '#app/ui/cards/story-card.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ButtonLink, buttonClass } from '#app/ui/navigation/button.tsx';
import type { StoryPage } from '#contract/pages/stories.ts';
import { StoryColumns } from './story-columns.tsx';
import { breadcrumbsOf, StoryHero } from './story-hero.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

/** Each story has its own route, whose path is its slug. */
export function loader({ pack, request }: LoaderArgs) {
  const slug = new URL(request.url).pathname.split('/').findLast(Boolean) ?? '';
  const story = pack.pages('stories').get(slug);
  if (!story) throw data(null, { status: 404 });
  return { slug, story };
}

export function meta(args: MetaArgs<typeof loader>) {
  const story = args.loaderData?.story;
  return story ? metadata({ ...story.meta, type: 'article' }, args) : [];
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const { meta, dates, heroContent } = page.loaderData.story;
  const { title, subtitle, image } = heroContent;
  const { description, keywords: tags } = meta;
  return [
    article(
      { title: `${title}: ${subtitle}`, description, image, tags, ...storyDates(pack, dates) },
      page,
    ),
    breadcrumbList(breadcrumbsOf(pack, title), page),
  ];
}

/** The page of every customer story. */
export default function CustomerStoryPage({
  loaderData: { slug, story },
}: PageProps<typeof loader>) {
  const stories = useCopy('case-studies');
  const { title, subtitle, description, image } = story.heroContent;
  // The cards of a translated list link to translated pages.
  const route = usePack().href(`/${slug}`);
  return (
    <>
      <article>
        <StoryHero
          company={title}
          logo={stories.find((card) => card.route === route)?.logo}
          heading={title}
          subtitle={subtitle}
          lede={description}
          published={story.dates.published}
          image={image}
        >
          <HeroLinks hero={story.heroContent} />
        </StoryHero>
        <StoryColumns key={slug} story={story} />
      </article>
      <FirstScreenEnd />
      <MoreStories current={route} />
      {story.closing && <ScheduleCall copy={story.closing} />}
    </>
  );
}

/** The main link, and a link to each solution that was part of the project. */
function HeroLinks({ hero }: { hero: StoryPage['heroContent'] }) {
  const copy = useCopy('story-pages');
  return (
    <>
      <ButtonLink href={hero.buttonLink} tone="action" className="w-full sm:w-auto">
        {hero.buttonText}
      </ButtonLink>
      <ul
        aria-label={copy.services}
        className="mt-7 grid justify-items-start gap-2.5 sm:flex sm:flex-wrap"
      >
        {hero.navIndicator.map(({ text, icon, link }) => (
          <li key={link}>
            <a href={link} className={buttonClass({ tone: 'night', size: 'small' })}>
              <Icon name={icon} size={20} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The other stories; `current` is the path of this one. */
function MoreStories({ current }: { current: string }) {
  const stories = useCopy('case-studies');
  const copy = useCopy('story-pages');
  const id = useId();
  const { title, text, all } = copy.more;
  const others = stories.filter(({ route }) => route !== current);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className="no-print section ground-morning">
      <div className="wrap grid gap-x-6 gap-y-9 lg:grid-cols-3">
        <div>
          <HeadingGroup id={id} heading={title} lede={text} />
          <ArrowLink link={all} className="mt-4" />
        </div>
        <CardList
          items={others}
          card={StoryCard}
          className={`gap-6 lg:col-span-2 ${others.length > 1 ? 'lg:grid-cols-2' : ''}`}
        />
      </div>
    </section>
  );
}
