import { useCopy, usePack } from '#app/pack-context.ts';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { meterHref } from '#app/ui/impact-meter/meter-href.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import type { StoryPage } from '#contract/pages/stories.ts';
import { StoryPart } from './story-part.tsx';

interface ImpactProps {
  impact: NonNullable<StoryPage['impactContent']>;
  eyebrow: string;
}

/** The effects on people on both sides, and a link to the impact meter. */
export function Impact({ impact, eyebrow }: ImpactProps) {
  const hasMeter = usePack().hasImpactMeter;
  const { title, description, meterDescription, categories, showMeterDescription } = impact;
  return (
    <StoryPart id="impact" title={title} eyebrow={eyebrow} panel="morning">
      <p className="quiet mt-5 max-w-[37rem] text-lg">{description}</p>
      <Grid
        gap="gap-5"
        className="mt-9"
        items={categories.map((category) => ({
          key: category.title,
          content: <Category {...category} />,
        }))}
      />
      {showMeterDescription && meterDescription && (
        <div className="mt-8">
          <p className="quiet max-w-[34rem]">{meterDescription}</p>
          {hasMeter && <MeterLink />}
        </div>
      )}
    </StoryPart>
  );
}

function MeterLink() {
  const { band } = useCopy('impact-meter');
  return (
    <ArrowLink href={meterHref(usePack())} className="no-print mt-2">
      {band.button}
    </ArrowLink>
  );
}

type CategoryProps = ImpactProps['impact']['categories'][number];

function Category({ title, highlightHeader, metrics }: CategoryProps) {
  const headingClass = highlightHeader
    ? 'bg-primary-800 text-white print:bg-transparent print:text-ink'
    : 'border-b border-hairline';
  return (
    <div className="card h-full overflow-hidden">
      <h3 className={`px-5 py-4 text-xl ${headingClass}`}>{title}</h3>
      <dl className="px-5 py-2">
        {metrics.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-5 border-hairline py-3 not-first:border-t"
          >
            <dt className="quiet text-sm leading-snug">{label}</dt>
            <dd className="text-2xl font-bold tracking-[-0.03em] whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
