import { useCopy } from '#app/pack-context.ts';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import { IconTile } from '#app/ui/icon-tile/icon-tile.tsx';
import { Section } from '#app/ui/section/section.tsx';

/** What the program is for, and the three things it holds to. */
export function Info() {
  const copy = useCopy('pages/cares');
  const { eyebrow, title, text, points } = copy.info;
  return (
    <Section>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-18">
        <HeadingGroup eyebrow={eyebrow} heading={title} />
        <div className="quiet prose max-w-140 text-lg">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul className="mt-14 grid gap-8 border-t border-hairline pt-9 md:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="flex gap-5">
            <IconTile icon={point.icon} tint="dawn" />
            <div>
              <h3 className="text-xl">{point.title}</h3>
              <p className="quiet mt-2">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
