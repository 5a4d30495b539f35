import { Behavior } from '#app/islands/behavior.tsx';
import type { LocalizedPack, SceneUrls } from '#app/pack.ts';
import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';
import { isForJobSeekers } from '#app/shell/header/header-action.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { darkSkyOf, SceneSources } from '#app/ui/layout/scene-sources.tsx';
import { svgDataUrl } from '#app/ui/media/drawing.tsx';
import { Ornament } from '#app/ui/media/ornament.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { ScheduleButton } from '#app/ui/navigation/schedule-button.tsx';
import { letterCount } from '#app/ui/text/letter-count.ts';
import { markNativeWords } from '#app/ui/text/mark-native-words.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import clockChips from './clock-chips.behavior.ts';
import { sharedHoursOf } from './day/offices-day.ts';

export function Hero() {
  const scene = useArt().hero?.home;
  return scene ? <SceneHero scene={scene} /> : <PlainHero />;
}

/** The copy is over the sky, above the drawing. */
function SceneHero({ scene }: { scene: SceneUrls }) {
  const darkSky = darkSkyOf(usePack(), scene);
  return (
    <section
      className={`relative isolate overflow-hidden pb-98 sm:min-h-[clamp(760px,22vw+655px,1020px)] sm:pb-60 ground-sunrise [--dusk-end:white] ${darkSky}`}
    >
      <RenderBlockingHero>
        <div className="wrap relative flex justify-between gap-10 pt-25 sm:pt-27 lg:pt-31">
          <HeroCopy />
          <ProfileCard />
        </div>
        <ClockChips areOnScene />
      </RenderBlockingHero>
      {/* It follows the copy, because its position depends on the copy's height. */}
      <HeroScene scene={scene} />
    </section>
  );
}

/** One color; the profile is in front of the ornament. */
function PlainHero() {
  return (
    <section className="relative isolate overflow-hidden ground-plain">
      <RenderBlockingHero>
        <div className="wrap relative flex items-center justify-between gap-10 pt-25 pb-10 sm:pt-27 sm:pb-14 lg:min-h-[min(46rem,92svh)] lg:pt-31 lg:pb-20">
          <div className="min-w-0">
            <HeroCopy />
            <div className="mt-8 flex flex-wrap gap-2.5">
              <ClockChips />
            </div>
          </div>
          <ProfileCard />
        </div>
      </RenderBlockingHero>
      <Ornament
        seed=""
        className="-z-1 ms-auto aspect-4/3 w-48 sm:absolute sm:end-0 sm:bottom-0 sm:w-[30%] lg:w-[min(44%,46rem)]"
      />
    </section>
  );
}

/** Letters of the longest word that fits on a phone in the largest size, in any font. */
const MAX_LETTERS = 9;
/** The same for the middle size. */
const MANY_LETTERS = 12;

function phoneSize(heading: string): string {
  const words = heading.split(/[\s-]+/);
  const letters = Math.max(...words.map(letterCount));
  if (letters <= MAX_LETTERS) return 'text-[clamp(min(3rem,15vw),14.3vw,3.5rem)]';
  return letters <= MANY_LETTERS ? 'text-[min(2.5rem,10.4vw)]' : 'text-[min(2rem,8.4vw)]';
}

function HeroCopy() {
  const { hero } = useCopy('pages/home');
  return (
    <div className="min-w-0 max-w-190">
      <p className="mb-3 text-sm font-medium text-balance sm:text-base text-primary-950">
        {hero.eyebrow}
      </p>
      <h1
        className={`max-w-[7.4em] sm:text-[clamp(3rem,7.8vw,6.5rem)] leading-[0.92] tracking-[-0.045em] ${phoneSize(hero.heading)}`}
      >
        {hero.heading}
      </h1>
      <p className="mt-5 max-w-[33em] text-lg text-primary-950">{markNativeWords(hero.lede)}</p>
      <Actions />
    </div>
  );
}

/** The first one is for most readers of the page. */
function Actions() {
  const rolesFirst = isForJobSeekers(usePack(), usePage().location.pathname);
  const { schedule, roles } = useCopy('pages/home').hero;
  const style = (isFirst: boolean) =>
    ({ tone: isFirst ? 'action' : 'quiet', className: 'w-full sm:w-auto' }) as const;
  const meeting = (
    <ScheduleButton key="meeting" {...style(!rolesFirst)}>
      {schedule}
    </ScheduleButton>
  );
  const jobs = (
    <ButtonLink key="jobs" href={roles.href} {...style(rolesFirst)}>
      {roles.title}
      <Icon name="arrow-right" size={18} />
    </ButtonLink>
  );
  return (
    <div className="mt-6.5 flex flex-wrap gap-3">
      {rolesFirst ? [jobs, meeting] : [meeting, jobs]}
    </div>
  );
}

/**
 * On phones the drawing fills most of the first screen, so it is embedded as a data URL to be part
 * of the first paint. As an image, its parts add no elements to the page.
 */
function HeroScene({ scene }: { scene: SceneUrls }) {
  const { home } = usePack().inlinedArt;
  const narrow = home ? svgDataUrl(home) : scene.narrow;
  return (
    <picture>
      <SceneSources scene={scene} narrow={narrow} />
      <img
        src={narrow}
        alt=""
        width={620}
        height={640}
        fetchPriority="high"
        decoding="sync"
        className="mirrored absolute inset-x-0 -bottom-px -z-2 aspect-620/640 w-full sm:aspect-auto sm:h-[clamp(400px,46vw+86px,800px)]"
      />
    </picture>
  );
}

/** On a drawing, each chip is at the side of its city. */
const CHIP_POSITIONS = [
  'end-3.5 sm:end-[max(24px,4.2vw)]',
  'start-3.5 narrow:bottom-30 sm:start-[max(24px,4.2vw)]',
];

const clocksOf = (pack: LocalizedPack) =>
  pack
    .copy('site')
    .offices.slice(0, CHIP_POSITIONS.length)
    .map(({ city }, index) => ({ city, clock: [...(pack.officeClocks[index] ?? [])] }));

/** The local times of the first two offices. Their space is reserved until the browser knows them. */
function ClockChips({ areOnScene = false }) {
  const pack = usePack();
  const copy = useCopy('pages/home');
  if (clocksOf(pack).length === 0) return null;
  return (
    <Behavior
      start={clockChips}
      props={{ template: copy.hero.clocks, clocks: clocksOf(pack) }}
      startOn="idle"
    >
      {clocksOf(pack).map(({ city }, index) => (
        <p
          key={city}
          className={
            areOnScene
              ? `absolute bottom-13 flex items-center gap-1.5 rounded-full bg-white px-3 py-1.5 text-[0.75rem] whitespace-nowrap text-ink-700 shadow-card sm:bottom-[calc(clamp(400px,46vw+86px,800px)*0.2)] sm:px-3.5 sm:py-2 sm:text-[0.875rem] ${CHIP_POSITIONS[index]}`
              : 'flex items-center gap-1.5 rounded-full bg-white px-3 py-1.5 text-[0.875rem] whitespace-nowrap text-ink-700'
          }
        >
          <span
            aria-hidden="true"
            className="group hidden size-4 text-secondary-600 sm:block noscript:hidden"
          >
            <Icon name="sunrise" size={16} className="hidden group-data-[sky=day]:block" />
            <Icon name="moon" size={16} className="hidden group-data-[sky=night]:block" />
          </span>
          <span
            aria-hidden="true"
            className="min-w-[4.6em] font-bold text-ink tabular-nums noscript:hidden"
          />
          <span>{city}</span>
        </p>
      ))}
    </Behavior>
  );
}

/** An example of a profile in the talent pool, floating over the picture. */
function ProfileCard() {
  const sharedHours = sharedHoursOf(usePack());
  const { profile } = useCopy('pages/home').hero;
  if (!profile) return null;
  return (
    <figure
      aria-label={profile.label}
      className="mt-11 hidden h-max w-93 flex-none rounded-[24px] bg-white/95 p-5 shadow-float lg:block"
    >
      <div className="flex items-center gap-3">
        <Portrait name={profile.name} hasImage />
        <p className="min-w-0 leading-snug">
          <strong className="block tracking-[-0.01em]">{profile.name}</strong>
          <span className="block text-xs text-ink-600">{profile.role}</span>
        </p>
        <span className="ms-auto inline-flex items-center gap-1 rounded-full bg-success-100 py-1 pe-2.5 ps-2 text-xs font-medium whitespace-nowrap text-success">
          <Icon name="badge-check" size={16} />
          {profile.badge}
        </span>
      </div>
      <ol className="relative mt-4.5 mb-4 flex justify-between text-[0.7813rem] font-medium text-ink-700 before:absolute before:inset-x-6.5 before:top-3 before:h-0.5 before:bg-linear-to-r rtl:before:bg-linear-to-l before:from-primary-600 before:from-70% before:to-success">
        {profile.steps.map((step, index) => {
          const isLast = index === profile.steps.length - 1;
          const icon = isLast ? 'badge-check' : 'check';
          return (
            <li key={step} className="relative grid justify-items-center gap-1.5">
              <span
                className={`rounded-full p-1.5 text-white ${isLast ? 'bg-success' : 'bg-primary-600'}`}
              >
                <Icon name={icon} size={14} />
              </span>
              {step}
            </li>
          );
        })}
      </ol>
      <p className="flex items-center justify-between gap-3 border-t border-ink-200 pt-3 text-xs text-ink-700">
        {sharedHours && (
          <span className="flex items-center gap-1.5">
            <Icon name="clock" size={15} />
            {fillPlaceholders(profile.overlap, sharedHours)}
          </span>
        )}
        <span className="font-medium text-success">{profile.status}</span>
      </p>
    </figure>
  );
}
