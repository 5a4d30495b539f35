import { ButtonLink } from '#app/ui/button/button.tsx';
import Check from '#app/ui/icons/check.ts';
import copy from '#content/pages/newsletter.yaml';
import { PaperCard } from './paper-card.tsx';

/** What the link has done, now or at an earlier click, and a way on. */
export function Done({ state }: { state: 'confirmed' | 'ended' }) {
  const { title, text, link } = copy[state];
  const mark = (
    <span className="grid size-13.5 place-items-center rounded-full bg-success text-white">
      <Check size={28} />
    </span>
  );
  return (
    <PaperCard mark={mark} title={title} text={text}>
      {/* As a new page, also where it is the same one without the link. */}
      <ButtonLink
        href={link.href}
        tone={state === 'confirmed' ? 'primary' : 'quiet'}
        className="mt-8 w-full sm:w-auto"
      >
        {link.title}
      </ButtonLink>
    </PaperCard>
  );
}
