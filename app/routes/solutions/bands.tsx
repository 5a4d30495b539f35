import { type ArrangedSection, part } from '#app/ui/layout/arranged-sections.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { SheetBand } from '#app/ui/sheet/sheet-band.tsx';
import { SheetBlocks } from '#app/ui/sheet/sheet-blocks.tsx';
import type { SolutionPage } from '#contract/pages/solutions.ts';

/** Sections below the list of solutions, which are as wide as the page. */
const BANDS = ['sample', 'questions', 'closing'] as const;
type Band = (typeof BANDS)[number];

export const isBand = (id: string): id is Band => BANDS.some((band) => band === id);

export const bandsOf = ({
  sample,
  questions,
  closing,
}: SolutionPage): Record<Band, ArrangedSection | undefined> => ({
  sample: part(sample, PREFER.morning, (copy, place) => (
    <SheetBand copy={copy} place={place}>
      <Sheet copy={copy.sheet}>
        <SheetBlocks blocks={copy.sheet.blocks} />
      </Sheet>
    </SheetBand>
  )),
  questions: part(questions, PREFER.dawn, (copy, place) => <Questions copy={copy} place={place} />),
  closing: part(closing, PREFER.night, (copy) => <ScheduleCall copy={copy} />),
});
