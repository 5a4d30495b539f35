import type { Examples } from '#app/examples.ts';
import { CollapsedContents } from './collapsed-contents.tsx';
import { SECTION_MARGIN, TableOfContents } from './table-of-contents.tsx';

const items = [
  { id: 'the-challenge', title: 'The challenge' },
  { id: 'the-solution', title: 'The solution' },
  { id: 'the-results', title: 'The results, measured after the first year' },
  { id: 'impact', title: 'Impact' },
];

const sentence = 'A team in two cities needs one place where each sees what the other did today. ';

export const examples: Examples = {
  title: 'Table of contents',
  examples: [
    {
      name: 'Beside a long text',
      element: (
        <div className="grid gap-8 md:grid-cols-[15rem_1fr]">
          <div className="self-start md:sticky md:top-8">
            <TableOfContents label="Contents" items={items} />
          </div>
          <div className="max-w-[68ch]">
            {items.map(({ id, title }) => (
              <section key={id} className="pb-14">
                <h3 id={id} className={`text-2xl outline-none ${SECTION_MARGIN}`}>
                  {title}
                </h3>
                {[8, 6, 9].map((length) => (
                  <p key={length} className="mt-4 text-ink-700">
                    {sentence.repeat(length)}
                  </p>
                ))}
              </section>
            ))}
          </div>
        </div>
      ),
    },
    {
      name: 'Collapsed, above the text',
      note: 'Below 1000 px, where it does not fit beside the text.',
      element: <CollapsedContents label="Contents, folded" items={items} />,
    },
  ],
};
