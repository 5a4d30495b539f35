import type { SectionCopy } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

type StoryCopy = SectionCopy<'pages/about', 'story'>;
type Side = StoryCopy['tabs'][number];

const tabsOf = ({ tabs }: StoryCopy) =>
  tabs.map((side, index) => ({
    id: side.link?.href.slice(1) ?? String(index + 1),
    label: side.label,
    panel: <Panel {...side} />,
  }));

/** The founding story from several sides; the tabs rotate only while they are in view. */
export function Story({ copy, place }: { copy: StoryCopy; place: SectionPlace }) {
  const { title, lede } = copy;
  return (
    <Section place={place} heading={title} lede={lede}>
      <Tabs label={title} tabs={tabsOf(copy)} rotation="progress" onlyInView labels={copy} />
    </Section>
  );
}

function Panel({ title, text, drawing, link }: Side) {
  const pack = usePack();
  return (
    <div
      className={`grid h-full items-center overflow-hidden rounded-panel bg-white text-ink ${drawing ? 'md:grid-cols-2' : ''}`.trimEnd()}
    >
      {drawing && (
        <img
          src={drawing}
          alt=""
          loading="lazy"
          width={580}
          height={435}
          className={`aspect-4/3 size-full object-cover ${focusOf(pack, drawing)}`}
        />
      )}
      <div
        className={`p-6 [--quiet:var(--color-ink-700)] sm:p-9 lg:p-12 ${drawing ? '' : 'heading-beside'}`.trimEnd()}
      >
        <h3 className="text-2xl">{title}</h3>
        <Paragraphs texts={text} className="quiet mt-4" />
        {link && <ArrowLink link={link} className="mt-5" />}
      </div>
    </div>
  );
}
