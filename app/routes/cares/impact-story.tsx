import { Fragment } from 'react';
import { data } from 'react-router';
import { metadata, titleOnly } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { storyDates } from '#app/structured-data/moments.ts';
import { publicVideo } from '#app/structured-data/video-object.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Day } from '#app/ui/dates/day.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { Ornament } from '#app/ui/media/ornament.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { VideoFrame } from '#app/ui/media/video-frame.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { NotFoundPanel } from '#app/ui/panels/not-found-panel.tsx';
import type { ImpactStory } from '#contract/collections.ts';
import { fillPlaceholders } from '#contract/fill.ts';

export const handle = (pack: LocalizedPack): PageHandle => ({
  slugs: pack.copy('impact-stories').map(({ slug }) => slug),
});

export function loader({ pack, params }: LoaderArgs) {
  const story = pack.copy('impact-stories').find(({ slug }) => slug === params.slug);
  return story ? data({ story }) : data({ story: null }, { status: 404 });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  const copy = pack.copy('pages/impact-stories');
  const story = args.loaderData?.story;
  if (!story) return titleOnly(pack, copy.notFound.title);
  const { name, role, description } = story;
  const keywords = [name, role, ...copy.meta.keywords];
  return metadata({ title: name, description, keywords, type: 'article' }, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const copy = pack.copy('pages/impact-stories');
  const { story } = page.loaderData;
  if (!story) return [];
  const { name, role, description, image, dates, videoUrl } = story;
  const { title } = copy.story.video;
  const poster = story.poster ?? copy.story.video.poster;
  const video = {
    title: fillPlaceholders(title, { name }),
    description,
    src: videoUrl ?? '',
    poster,
  };
  const tags = [name, role, ...copy.meta.keywords];
  return [
    article(
      { title: `${name}: ${role}`, description, image, tags, ...storyDates(pack, dates) },
      page,
    ),
    ...(videoUrl ? publicVideo({ ...video, published: dates.published }, page) : []),
    breadcrumbList(breadcrumbsOf(pack, story), page),
  ];
}

export default function ImpactStoryPage({ loaderData: { story } }: PageProps<typeof loader>) {
  const copy = useCopy('pages/impact-stories');
  if (!story) return <NotFoundPanel {...copy.notFound} />;
  const { title, text, links } = copy.story.next;
  return (
    <>
      <article>
        <StoryHeader story={story} />
        <StoryVideo story={story} />
        <StoryText body={story.body} />
      </article>
      <FirstScreenEnd />
      <NextStep heading={title} text={text} links={links} />
    </>
  );
}

function StoryVideo({ story: { name, videoUrl, ...story } }: { story: ImpactStory }) {
  const { title, play, ...shared } = useCopy('pages/impact-stories').story.video;
  if (!videoUrl) return null;
  const poster = story.poster ?? shared.poster;
  return (
    <div className="no-print wrap">
      <VideoFrame
        src={videoUrl}
        poster={poster}
        title={fillPlaceholders(title, { name })}
        labels={{ play, videoTitle: name }}
        className="mx-auto aspect-video max-w-[750px]"
      >
        {poster ? (
          <img src={poster} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <Ornament seed={name} className="size-full bg-primary-50" />
        )}
      </VideoFrame>
    </div>
  );
}

function StoryText({ body }: { body: ImpactStory['body'] }) {
  return (
    <div className="wrap pt-12 pb-18 lg:pt-18 lg:pb-24">
      <div className="prose mx-auto max-w-[32em] text-lg">
        {body.map(({ title, description }) => (
          <Fragment key={description}>
            {title && <h2 className="pt-5 text-2xl">{title}</h2>}
            <p>{description}</p>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function StoryHeader({ story: { name, role, dates, image, quote } }: { story: ImpactStory }) {
  const pack = usePack();
  const copy = useCopy('pages/impact-stories');
  return (
    <div className="wrap pt-21 pb-12 lg:pt-30 lg:pb-18">
      <RenderBlockingHero>
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack, { name })} />
        <div
          className={`mt-5 grid items-center gap-8 ${image ? 'lg:grid-cols-2 lg:gap-14' : ''}`.trimEnd()}
        >
          <div>
            <p className="font-medium text-primary-700">{copy.story.eyebrow}</p>
            <h1 className="mt-2 text-4xl tracking-[-0.04em]">{name}</h1>
            <figure className="mt-8">
              <blockquote className="text-2xl leading-tight font-medium text-balance">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-3.5 leading-snug">
                <Portrait name={name} hasImage size="normal" />
                <span>
                  <strong className="block">{name}</strong>
                  <span className="quiet text-sm">
                    {role} · <Day day={dates.published} />
                  </span>
                </span>
              </figcaption>
            </figure>
          </div>
          {image && (
            <img
              data-shared="cover"
              src={image}
              alt=""
              width={580}
              height={435}
              fetchPriority="high"
              className={`aspect-4/3 w-full rounded-panel object-cover ${focusOf(pack, image)}`}
            />
          )}
        </div>
      </RenderBlockingHero>
    </div>
  );
}

const breadcrumbsOf = (pack: LocalizedPack, { name }: { name: string }) => [
  { title: pack.copy('pages/impact-stories').heading, href: '/impact-stories' },
  { title: name },
];
