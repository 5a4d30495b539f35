import type { StoryPage } from '#contract/pages/stories.ts';
import { StoryPart, StoryText } from './story-part.tsx';
import { titledText } from './titled-text.ts';

interface SolutionProps {
  solution: NonNullable<StoryPage['solutionContent']>;
  eyebrow: string;
}

/** In the two-column grid, diagonal cards have the same color. */
const BACKGROUNDS = ['bg-primary-100', 'bg-dawn', 'bg-dawn', 'bg-primary-100'] as const;

export function Solution({ solution, eyebrow }: SolutionProps) {
  const { title, subtitle, description, benefitTitle, benefits, conclusion } = solution;
  return (
    <StoryPart id="the-solution" title={title} eyebrow={eyebrow}>
      <p className="mt-6 max-w-[41.25rem] text-xl leading-[1.34] font-medium tracking-[-0.018em]">
        {subtitle}
      </p>
      <StoryText lines={description} />
      {solution.showBenefitTitle && benefitTitle && (
        <h3 className="mt-9 text-xl break-after-avoid">{benefitTitle}</h3>
      )}
      <ul className="mt-5 grid gap-5 sm:grid-cols-2">
        {benefits.map(titledText).map(({ title, text }, index) => (
          <li
            key={text}
            className={`break-inside-avoid rounded-card p-5 sm:p-7 print:bg-transparent print:p-0 ${BACKGROUNDS[index % 4]}`}
          >
            {title && <strong className="mb-2 block text-xl">{title}</strong>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-9 max-w-[41.25rem] border-s-[3px] border-primary-300 ps-5 text-xl leading-[1.34] font-medium">
        {conclusion}
      </p>
    </StoryPart>
  );
}
