import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import { IconTile } from '#app/ui/icon-tile/icon-tile.tsx';

/** The communicator's badge, and the workshop that comes before it. */
export function LevelTwo() {
  const copy = useCopy('pages/verified-badges');
  const { eyebrow, title, lede, drawing, requirement, practice } = copy.level2;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section ground-morning">
      <div className="wrap grid items-center gap-x-18 gap-y-10 lg:grid-cols-2">
        <Drawing src={drawing} />
        <div>
          <HeadingGroup id={headingId} eyebrow={eyebrow} heading={title} lede={lede} />
          <div className="mt-8 flex gap-4.5 rounded-card bg-white p-5 sm:p-6">
            <IconTile icon="video" tint="dawn" />
            <div>
              <h3 className="text-xl">{requirement.title}</h3>
              <p className="mt-2">{requirement.text}</p>
            </div>
          </div>
          <h3 className="mt-8 text-xl">{practice.title}</h3>
          <div className="prose mt-3">
            <ul>
              {practice.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
