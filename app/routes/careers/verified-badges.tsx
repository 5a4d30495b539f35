import { useId } from 'react';
import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { Bullets } from '#app/ui/text/paragraphs.tsx';

export const meta = metaOf('pages/verified-badges');
export const structuredData = webPageOf('pages/verified-badges');

export default function VerifiedBadgesPage() {
  const copy = useCopy('pages/verified-badges');
  const { hero, questions, begin } = copy;
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <HeroText
          breadcrumbs={breadcrumbsOf(copy)}
          heading={hero.heading}
          lede={hero.lede}
          action={begin.button}
        />
      </PageHero>
      <LevelOne />
      <FirstScreenEnd />
      <LevelTwo />
      <Worth />
      <Questions copy={questions} background="paper" />
      <NextStep heading={begin.title} text={begin.text} links={[begin.button, begin.more]} />
    </>
  );
}

/** The communicator's badge, and the workshop that it requires. */
function LevelTwo() {
  const copy = useCopy('pages/verified-badges');
  const { eyebrow, title, lede, drawing, requirement, practice } = copy.level2;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section ground-morning">
      <div className={drawing ? 'wrap grid items-center gap-x-18 gap-y-10 lg:grid-cols-2' : 'wrap'}>
        <Drawing src={drawing} />
        <div className={drawing ? undefined : 'heading-beside'}>
          <HeadingGroup id={headingId} eyebrow={eyebrow} heading={title} lede={lede} />
          <div className="mt-8 flex gap-4.5 rounded-card bg-white p-5 sm:p-6">
            <IconTile icon="video" tint="dawn" />
            <div>
              <h3 className="text-xl">{requirement.title}</h3>
              <p className="mt-2">{requirement.text}</p>
            </div>
          </div>
          <h3 className="mt-8 text-xl">{practice.title}</h3>
          <Bullets texts={practice.items} className="mt-3" />
        </div>
      </div>
    </section>
  );
}

/** The badges' value to a client, with a profile that has both. */
function Worth() {
  const { eyebrow, title, lede, points } = useCopy('pages/verified-badges').worth;
  return (
    <Section eyebrow={eyebrow} heading={title} lede={lede}>
      <div className="grid items-center gap-x-18 gap-y-12 lg:grid-cols-2">
        <ul className="grid gap-8">
          {points.map((point) => (
            <li key={point.title} className="border-s-2 border-primary-300 ps-5">
              <h3 className="text-xl">{point.title}</h3>
              <p className="quiet mt-2 max-w-140">{point.text}</p>
            </li>
          ))}
        </ul>
        <BadgedProfile />
      </div>
    </Section>
  );
}

function BadgedProfile() {
  const { label, name, role, badges } = useCopy('pages/verified-badges').worth.profile;
  return (
    <figure className="rounded-[24px] bg-white p-6 shadow-float sm:p-8">
      <div className="flex items-center gap-3.5">
        <Portrait name={name} hasImage />
        <p className="min-w-0 leading-snug">
          <strong className="block text-lg tracking-[-0.01em]">{name}</strong>
          <span className="block text-sm text-ink-600">{role}</span>
        </p>
      </div>
      <ul className="mt-6 grid gap-3">
        {badges.map((badge) => (
          <li key={badge.title} className="flex gap-3 rounded-inner bg-success-100 p-4">
            <Icon name="badge-check" size={24} className="flex-none text-success" />
            <p className="leading-snug">
              <strong className="block font-medium text-success">{badge.title}</strong>
              <span className="mt-1 block text-sm text-ink-700">{badge.text}</span>
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-xs text-ink-600">{label}</figcaption>
    </figure>
  );
}

type Panels = Copy['pages/verified-badges']['level1']['panels'];

const itemsOf = (panels: Panels) =>
  panels.map((panel) => ({
    id: panel.title,
    title: panel.title,
    panel: <Panel {...panel} />,
  }));

/** Without scripts all panels are open, so each contains its own drawing. */
function Panel({ value, paragraph, panelImage }: Panels[number]) {
  return (
    <>
      <p className="font-medium text-primary-700">{value}</p>
      <p className="mt-2 max-w-140">{paragraph}</p>
      {panelImage && (
        <img
          src={panelImage}
          alt=""
          loading="lazy"
          width={580}
          height={435}
          className="mt-5 aspect-4/3 w-full rounded-inner object-cover lg:hidden noscript:lg:block"
        />
      )}
    </>
  );
}

/** On wide screens, the drawing of the open panel is beside the accordion, if all have one. */
function LevelOne() {
  const { eyebrow, title, lede, panels } = useCopy('pages/verified-badges').level1;
  if (panels.some(({ panelImage }) => !panelImage)) {
    return (
      <Section eyebrow={eyebrow} heading={title} lede={lede}>
        <Accordion items={itemsOf(panels)} mode="one" />
      </Section>
    );
  }
  return (
    <Section eyebrow={eyebrow} heading={title} lede={lede}>
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-18 noscript:lg:grid-cols-1">
        <Accordion items={itemsOf(panels)} mode="one" className="noscript:lg:grid-cols-2">
          <div className="relative hidden aspect-4/3 lg:block noscript:hidden">
            {panels.map((panel, index) => (
              <img
                key={panel.title}
                data-panel={panel.title}
                data-open={index === 0 ? '' : undefined}
                src={panel.panelImage}
                alt=""
                loading="lazy"
                width={580}
                height={435}
                className="absolute inset-0 size-full rounded-panel object-cover opacity-0 transition-opacity duration-300 data-open:opacity-100"
              />
            ))}
          </div>
        </Accordion>
      </div>
    </Section>
  );
}
