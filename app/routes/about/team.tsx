import type { SectionCopy } from '#app/pack.ts';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { ExternalLink } from '#app/ui/navigation/external-link.tsx';

interface TeamProps {
  copy: SectionCopy<'pages/about', 'team'>;
  place: SectionPlace;
}

export function Team({ copy, place }: TeamProps) {
  const { title, lede, people, profile: label } = copy;
  return (
    <Section place={place} heading={title} lede={lede}>
      <Grid
        items={people.map(({ name, role, text, profile }) => ({
          key: name,
          className: 'card p-5 sm:p-7',
          content: (
            <>
              <div className="flex items-center gap-4 sm:block">
                <Portrait name={name} hasImage size="team" />
                <div className="sm:mt-5">
                  <h3 className="text-xl">{name}</h3>
                  <p className="mt-1 text-sm font-medium text-(--mark)">{role}</p>
                </div>
              </div>
              <p className="quiet mt-4 mb-2 sm:mt-3 sm:mb-3.5">{text}</p>
              {profile && (
                <ExternalLink href={profile} className="cover-link mt-auto">
                  {label ?? name}
                  {label && <span className="sr-only">: {name}</span>}
                </ExternalLink>
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
}
