import type { Copy, LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Tabs } from '#app/ui/auto-tabs/tabs.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

type Side = Copy['pages/about']['story']['tabs'][number];

const tabsOf = (pack: LocalizedPack) =>
  pack.copy('pages/about').story.tabs.map((side) => ({
    id: side.link.href.slice(1),
    label: side.label,
    panel: <Panel {...side} />,
  }));

/** The founding story from both sides; the tabs rotate only while they are in view. */
export function Story() {
  const pack = usePack();
  const copy = useCopy('pages/about');
  const { title, lede } = copy.story;
  return (
    <Section background="dawn" heading={title} lede={lede}>
      <Tabs label={title} tabs={tabsOf(pack)} rotation="progress" onlyInView labels={copy.story} />
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
        <ArrowLink link={link} className="mt-5" />
      </div>
    </div>
  );
}
