import type { SectionCopy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { Letters } from './letters.tsx';

interface UnderstandingProps {
  copy: SectionCopy<'pages/about', 'understanding'>;
  place: SectionPlace;
}

/** The brand's name, and what the company aims at. */
export function Understanding({ copy, place }: UnderstandingProps) {
  const site = useCopy('site');
  const { title, lede, letters, mission, vision } = copy;
  return (
    <Section
      place={place}
      eyebrow={
        site.nativeName && (
          <span lang={site.nativeLanguage} className="font-sans">
            {site.nativeName}
          </span>
        )
      }
      heading={fillPlaceholders(title, { name: site.name })}
      lede={lede}
    >
      {site.acronym && (
        <p className="text-xl font-bold tracking-[-0.02em] text-primary-800">{site.acronym}</p>
      )}
      {letters && <Letters letters={letters} />}
      <div
        className={`grid gap-6 md:grid-cols-2 ${letters || site.acronym ? 'mt-14 lg:mt-18' : ''}`}
      >
        <Aim {...mission} className="bg-white" />
        <Aim {...vision} className="on-night bg-primary-900 text-white" />
      </div>
    </Section>
  );
}

function Aim({ title, text, className }: { title: string; text: string; className: string }) {
  return (
    <div className={`rounded-panel p-6 sm:p-9 ${className}`}>
      <h3 className="text-base font-medium tracking-normal text-(--mark)">{title}</h3>
      <p className="mt-4 text-2xl leading-tight font-medium tracking-[-0.02em] text-balance">
        {text}
      </p>
    </div>
  );
}
