import { useArt, useCopy } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { LinkCards } from '#app/ui/cards/link-cards.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ButtonLink, ExternalButton } from '#app/ui/navigation/button.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { pathOnThisSite, plainText } from './safe-destination.ts';

export const handle: PageHandle = {
  cache: false,
  indexed: false,
  query: [
    'name',
    'secondTitle',
    'imageSrc',
    'submissionMessage',
    'ctaText',
    'ctaHighlight',
    'buttonText',
    'buttonLink',
  ],
};

export const meta = metaOf('pages/successful-submission', { noIndex: true });

/** Says thanks with the copy of the form that leads here, which is in the URL. */
export default function ThanksPage() {
  const drawing = useArt().state?.thanks;
  const copy = useCopy('pages/successful-submission');
  const query = new URLSearchParams(usePage().location.search);
  const nextPath = pathOnThisSite(query.get('buttonLink')) ?? copy.buttonLink;
  const name = plainText(query.get('name'), '');
  const picture = pathOnThisSite(query.get('imageSrc'));
  const src = picture ?? drawing;
  return (
    <>
      <section
        className={`page-end ${src ? 'ground-sky starlit [--ground:var(--color-dawn)]' : 'ground-plain'} pt-18 lg:min-h-[calc(100svh-22rem)] lg:pt-22`}
      >
        <div
          className={
            src
              ? 'wrap grid items-center gap-8 pt-6 pb-12 lg:min-h-150 lg:grid-cols-[1fr_32.5rem] lg:gap-14 lg:py-10'
              : 'wrap grid gap-6 pt-10 pb-16 lg:py-20'
          }
        >
          {/* First in the document: on a phone, a later picture would push the text down. */}
          {src ? (
            <img
              src={src}
              alt={picture ? '' : copy.imageAlt}
              width={520}
              height={420}
              className="h-auto w-full rounded-panel lg:col-start-2 lg:row-start-1"
            />
          ) : (
            <IconTile icon="circle-check" tint="white" />
          )}
          {/* Vertically centered: painted in steps, the text would move with each line. */}
          <RenderBlockingHero>
            <h1 className="text-4xl tracking-[-0.04em] wrap-anywhere">
              {name ? fillPlaceholders(copy.headingWithName, { name }) : copy.heading}
            </h1>
            <p className="mt-5 max-w-160 text-2xl leading-tight font-medium text-balance wrap-anywhere">
              {plainText(query.get('secondTitle'), copy.secondTitle)}
            </p>
            <p className="mt-4 max-w-140 text-lg text-ink-700 wrap-anywhere">
              {plainText(query.get('submissionMessage'), copy.submissionMessage)}
            </p>
            <p className="mt-8 mb-4 max-w-140 wrap-anywhere">
              {plainText(query.get('ctaText'), copy.ctaText)}{' '}
              <strong className="font-bold">
                {plainText(query.get('ctaHighlight'), copy.ctaHighlight)}
              </strong>
            </p>
            <NextButton
              text={plainText(query.get('buttonText'), copy.buttonText)}
              link={query.get('buttonLink')}
            />
          </RenderBlockingHero>
        </div>
      </section>
      <NextSteps nextPath={nextPath} />
      <FirstScreenEnd />
    </>
  );
}

/** Links to a page of this site or to the scheduling page, and nowhere else. */
function NextButton({ text, link }: { text: string; link: string | null }) {
  const copy = useCopy('pages/successful-submission');
  const site = useCopy('site');
  const content = (
    <>
      <span className="truncate">{text}</span>
      <Icon name="arrow-right" size={20} className="flex-none" />
    </>
  );
  const buttonProps = { tone: 'action', className: 'max-w-full' } as const;
  if (link !== null && link === site.schedulingUrl) {
    return (
      <ExternalButton href={link} {...buttonProps}>
        {content}
      </ExternalButton>
    );
  }
  return (
    <ButtonLink href={pathOnThisSite(link) ?? copy.buttonLink} {...buttonProps}>
      {content}
    </ButtonLink>
  );
}

/**
 * Links to pages that fit the form, except the page that the button leads to.
 * @param nextPath path of the page that the button leads to
 */
function NextSteps({ nextPath }: { nextPath: string }) {
  const { title, groups, usual } = useCopy('pages/successful-submission').next;
  const [page] = nextPath.split(/[?#]/);
  const ways = groups.find(({ after }) => after.some((each) => each === page))?.ways ?? usual;
  const others = ways.filter(({ href }) => href !== page);
  if (others.length === 0) return null;
  return (
    <Section heading={title}>
      <LinkCards links={others} />
    </Section>
  );
}
