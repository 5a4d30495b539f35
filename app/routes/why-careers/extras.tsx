import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import { IconTile } from '#app/ui/icon-tile/icon-tile.tsx';

/** What else comes with the work: six short notes beside their heading. */
export function Extras() {
  const copy = useCopy('pages/why-careers');
  const { title, text, items } = copy.extras;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section bg-white">
      <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <HeadingGroup id={headingId} heading={title} lede={text} />
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.title} className="flex gap-4.5">
              <IconTile icon={item.icon} />
              <div>
                <h3 className="text-xl">{item.title}</h3>
                <p className="quiet mt-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
