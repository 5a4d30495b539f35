import type { LocalizedPack, SectionCopy } from '#app/pack.ts';
import { useArt, usePack } from '#app/pack-context.ts';
import { type HomePlace, lightBackground } from '#app/routes/home/home-place.ts';
import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { StoryCarousel } from './story-carousel.tsx';

type VoicesCopy = SectionCopy<'pages/home', 'voices'>;

const tabsOf = (pack: LocalizedPack, copy: VoicesCopy) =>
  (['customers', 'talents'] as const)
    .filter((id) => pack.copy('testimonials')[id].length > 0)
    .map((id) => ({
      id,
      label: copy.tabs[id],
      panel: <StoryCarousel voices={pack.copy('testimonials')[id]} copy={copy} />,
    }));

/** Floats the heading into the row of the tabs where there is room for both. */
const HEADING_BESIDE_TABS =
  'sm:max-lg:[&>page-island>div>:first-child]:justify-end sm:max-lg:[&>h2]:float-start sm:max-lg:[&>h2]:leading-13 min-[72.5rem]:[&>page-island>div>:first-child]:justify-end min-[72.5rem]:[&>h2]:float-start min-[72.5rem]:[&>h2]:leading-13';

const BACKGROUNDS = { dawn: 'bg-dawn', morning: 'ground-morning' } as const;

export function Voices({ copy, place }: { copy: VoicesCopy; place: HomePlace }) {
  const tabs = tabsOf(usePack(), copy);
  const drawing = useArt().card?.voices;
  const { title, badge } = copy;
  return (
    <section
      aria-labelledby="voices-title"
      className={`${BACKGROUNDS[lightBackground(place)]} py-[clamp(72px,9.4vw,128px)]`}
    >
      <div
        className={
          drawing
            ? 'wrap grid items-center gap-[clamp(48px,6vw,80px)] lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)]'
            : 'wrap'
        }
      >
        {drawing && (
          <div className="relative hidden lg:block">
            <img
              src={drawing}
              alt=""
              width={420}
              height={480}
              loading="lazy"
              className="h-120 w-full rounded-[32px] object-cover"
            />
            {badge && (
              <p className="absolute -end-8 bottom-11 flex items-center gap-2.5 rounded-2xl bg-white py-3 pe-4.5 ps-3.5 leading-tight shadow-float">
                <Icon name="badge-check" size={26} className="text-success" />
                <span>
                  <strong className="block">{badge.title}</strong>
                  <span className="text-xs text-ink-600">{badge.text}</span>
                </span>
              </p>
            )}
          </div>
        )}
        <div className={tabs.length > 1 ? HEADING_BESIDE_TABS : undefined}>
          <h2 id="voices-title" className="mb-5 text-2xl">
            {title}
          </h2>
          <Tabs label={title} tabs={tabs} rotation="progress" labels={copy} />
        </div>
      </div>
    </section>
  );
}
