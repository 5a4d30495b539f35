import type { SectionCopy } from '#app/pack.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';

interface LevelOneProps {
  copy: SectionCopy<'pages/verified-badges', 'level1'>;
  place: SectionPlace;
}

type Panels = SectionCopy<'pages/verified-badges', 'level1'>['panels'];

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
export function LevelOne({ copy, place }: LevelOneProps) {
  const { eyebrow, title, lede, panels } = copy;
  if (panels.some(({ panelImage }) => !panelImage)) {
    return (
      <Section place={place} eyebrow={eyebrow} heading={title} lede={lede}>
        <Accordion items={itemsOf(panels)} mode="one" />
      </Section>
    );
  }
  return (
    <Section place={place} eyebrow={eyebrow} heading={title} lede={lede}>
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
