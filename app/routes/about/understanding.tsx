import { useCopy } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';
import { fill } from '#app/ui/text/fill.ts';
import { Letters } from './letters.tsx';

/** The name taken apart, then what the company is for. */
export function Understanding() {
  const copy = useCopy('pages/about');
  const site = useCopy('site');
  const { title, lede, mission, vision } = copy.understanding;
  return (
    <Section
      ground="morning"
      eyebrow={
        <span lang={site.nativeLanguage} className="font-sans">
          {site.nativeName}
        </span>
      }
      heading={fill(title, { name: site.name })}
      aside={lede}
    >
      <p className="text-xl font-bold tracking-[-0.02em] text-primary-800">{site.acronym}</p>
      <Letters />
      <div className="mt-14 grid gap-6 md:grid-cols-2 lg:mt-18">
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
