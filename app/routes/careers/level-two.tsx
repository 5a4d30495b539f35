import { useId } from 'react';
import type { SectionCopy } from '#app/pack.ts';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { groundClass } from '#app/ui/layout/section-backgrounds.ts';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Bullets } from '#app/ui/text/paragraphs.tsx';

interface LevelTwoProps {
  copy: SectionCopy<'pages/verified-badges', 'level2'>;
  place: SectionPlace;
}

/** The communicator's badge, and the workshop that it requires. */
export function LevelTwo({ copy, place }: LevelTwoProps) {
  const { eyebrow, title, lede, drawing, requirement, practice } = copy;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`section ${groundClass(place)}`}>
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
