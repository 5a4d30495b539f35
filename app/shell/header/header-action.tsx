import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { currentPage, isCurrent } from '#app/shell/is-current.ts';
import { ButtonLink, OutsideButton } from '#app/ui/navigation/button.tsx';

const LOOK = 'at-night:bg-white at-night:text-ink at-night:hover:bg-primary-100';

/** Whether a page is one for job seekers, whom its header leads to the openings. */
export const isForJobSeekers = (pack: LocalizedPack, pathname: string) =>
  pack.copy('site').menus.jobSeekers?.pages.some((page) => isCurrent(pack, pathname, page)) ??
  false;

interface HeaderActionProps {
  pathname: string;
  className?: string;
}

/** What a visitor of this page most likely wants next: a meeting, or a job. */
export function HeaderAction({ pathname, className = '' }: HeaderActionProps) {
  const pack = usePack();
  const site = useCopy('site');
  const { schedule, jobSeekers } = site.menus;
  const look = { tone: 'ink', size: 'small', className: `${LOOK} ${className}` } as const;
  if (jobSeekers && isForJobSeekers(pack, pathname)) {
    const { title, href } = jobSeekers.link;
    return (
      <ButtonLink href={href} aria-current={currentPage(pack, pathname, href)} {...look}>
        {title}
      </ButtonLink>
    );
  }
  return (
    <OutsideButton href={site.schedulingUrl} {...look}>
      {schedule.button}
    </OutsideButton>
  );
}
