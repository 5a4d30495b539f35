import type { ArrangedSection } from '#app/ui/layout/arranged-sections.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { SheetBand } from '#app/ui/sheet/sheet-band.tsx';
import { SheetBlocks } from '#app/ui/sheet/sheet-blocks.tsx';
import type { SolutionPage } from '#contract/pages/solutions.ts';

/** Sections below the list of solutions, which are as wide as the page. */
const BANDS = ['sample', 'questions'] as const;
type Band = (typeof BANDS)[number];

export const isBand = (id: string): id is Band => BANDS.some((band) => band === id);

export const bandsOf = ({
  sample,
  questions,
}: SolutionPage): Record<Band, ArrangedSection | undefined> => ({
  sample: sample && {
    backgrounds: ['morning'],
    render: () => (
      <SheetBand copy={sample}>
        <Sheet copy={sample.sheet}>
          <SheetBlocks blocks={sample.sheet.blocks} />
        </Sheet>
      </SheetBand>
    ),
  },
  questions: questions && {
    backgrounds: ['dawn'],
    render: () => <Questions copy={questions} />,
  },
});
