import type { SectionCopy } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { SheetBand } from '#app/ui/sheet/sheet-band.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { TermsText, useTerms } from './terms-text.tsx';

type Contract = SectionCopy<'pages/security-and-contracts', 'contract'>;

/** The outline of a contract on one page. */
export function FirstContract({ contract }: { contract: Contract }) {
  const terms = useTerms();
  const { sheet } = contract;
  const facts = sheet.facts.map((fact) => ({
    ...fact,
    text: fillPlaceholders(fact.text, terms),
  }));
  return (
    <SheetBand copy={contract}>
      <Sheet copy={{ ...sheet, facts }}>
        <Clauses clauses={sheet.clauses} />
        <Annexes sheet={sheet} />
      </Sheet>
    </SheetBand>
  );
}

function Clauses({ clauses }: Pick<Contract['sheet'], 'clauses'>) {
  const { digits } = usePack().locale.format;
  return (
    <ol className="grid gap-5">
      {clauses.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 @xl:grid-cols-[1.75rem_9rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="text-ink-600 tabular-nums">
            {digits(index + 1)}
          </span>
          <h4 className="font-medium">{title}</h4>
          <p className="col-start-2 text-ink-700 @xl:col-start-3">
            <TermsText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What is attached, and the lines for the signatures. */
function Annexes({ sheet: { annexes, signatures } }: Pick<Contract, 'sheet'>) {
  return (
    <>
      <div className="mt-8 border-t border-hairline pt-5">
        <h4 className="font-medium">{annexes.title}</h4>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink-700">
          {annexes.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="mt-12 grid grid-cols-2 gap-x-8 text-sm text-ink-600 @xl:gap-x-16">
        {signatures.map((signature) => (
          <p key={signature} className="border-t border-ink pt-2">
            {signature}
          </p>
        ))}
      </div>
    </>
  );
}
