import { useId } from 'react';
import type { SectionCopy } from '#app/pack.ts';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { groundClass } from '#app/ui/layout/section-backgrounds.ts';

type NotExpectCopy = SectionCopy<'pages/remote-career', 'notExpect'>;

interface ExpectationsProps {
  expect: SectionCopy<'pages/remote-career', 'expect'>;
  notExpect: NotExpectCopy | undefined;
  place: SectionPlace;
}

/** The benefits of membership in the pool, beside its limits. */
export function Expectations({ expect, notExpect, place }: ExpectationsProps) {
  const { title, text, items } = expect;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`section ${groundClass(place)}`}>
      <div
        className={`wrap grid items-start gap-x-18 gap-y-12 ${notExpect ? 'lg:grid-cols-[1fr_26rem]' : ''}`}
      >
        <div>
          <h2 id={headingId} className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <p className="quiet mt-4 max-w-160 text-lg">{text}</p>
          <ul className="mt-9 border-t border-primary-200">
            {items.map((item) => (
              <li key={item.title} className="flex gap-4.5 border-b border-primary-200 py-5">
                <IconTile icon={item.icon} tint="white" />
                <div>
                  <h3 className="text-xl">{item.title}</h3>
                  <p className="quiet mt-1 max-w-120">{item.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        {notExpect && <NotExpected copy={notExpect} />}
      </div>
    </section>
  );
}

function NotExpected({ copy: { title, text, items } }: { copy: NotExpectCopy }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-panel bg-dawn p-6 sm:p-8 lg:sticky lg:top-12"
    >
      <h2 id={headingId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 text-earth">{text}</p>
      <ul className="mt-6 grid gap-6">
        {items.map((item) => (
          <li key={item.title} className="flex gap-3.5">
            <Icon name="x" size={24} className="flex-none text-secondary-700" />
            <div>
              <h3 className="text-xl">{item.title}</h3>
              <p className="mt-2">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
