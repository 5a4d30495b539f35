import { useCopy } from '#app/pack-context.ts';
import { IconTile } from '#app/ui/icon-tile/icon-tile.tsx';
import { Section } from '#app/ui/section/section.tsx';

/** Three kinds of visitors, a row each. */
export function Who() {
  const copy = useCopy('pages/central');
  const { title, lede, visitors } = copy.who;
  return (
    <Section ground="white" heading={title} aside={lede}>
      <ul>
        {visitors.map(({ title, text, uses, icon }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-5 border-t border-hairline py-8 last:pb-0 md:grid-cols-[1fr_1.2fr] lg:py-10"
          >
            <div className="flex items-start gap-5">
              <IconTile icon={icon} />
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="quiet mt-2 max-w-100">{text}</p>
              </div>
            </div>
            <div className="prose text-lg">
              <ul>
                {uses.map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
