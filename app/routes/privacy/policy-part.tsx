import { SECTION_MARGIN } from '#app/ui/table-of-contents/table-of-contents.tsx';
import type { PolicySection } from '#contract/pages/privacy-policy.ts';
import { OfficeAddresses } from './office-addresses.tsx';
import { PolicyWords } from './policy-words.tsx';

type Block = PolicySection['body'][number];

const READING =
  'prose mt-5 text-[clamp(1.0625rem,1rem+0.35vw,1.1875rem)] leading-[1.65] wrap-break-word';

/** A heading and what is said under it. */
export function PolicyPart({ section }: { section: PolicySection & { id: string } }) {
  const { id, title, body, addresses } = section;
  return (
    <section className="mt-12">
      <h2 id={id} className={`text-2xl break-after-avoid outline-none ${SECTION_MARGIN}`}>
        {title}
      </h2>
      <div className={READING}>
        {body.map((block) => (
          <PolicyBlock key={JSON.stringify(block)} block={block} />
        ))}
      </div>
      {addresses && <OfficeAddresses />}
    </section>
  );
}

function PolicyBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <PolicyWords text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) =>
        typeof item === 'string' ? (
          <li key={item}>
            <PolicyWords text={item} />
          </li>
        ) : (
          <li key={item.title}>
            <strong>{item.title}:</strong> <PolicyWords text={item.text} />
          </li>
        ),
      )}
    </ul>
  );
}
