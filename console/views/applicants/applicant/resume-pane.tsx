import { urlOf } from '#console/api/call.ts';
import { EmptyState } from '#console/ui/empty-state.tsx';
import type { Applicant } from '#contract/console/applicants.ts';
import { FilePages, sizeWords } from './file-pages.tsx';

interface ResumePaneProps {
  applicant: Applicant;
  /** It has the height of the window. */
  isPane?: boolean;
}

export function ResumePane({ applicant, isPane = false }: ResumePaneProps) {
  return (
    <section
      aria-label="Resume"
      className={`flex flex-col bg-sunken ${isPane ? 'h-full' : 'h-[calc(100dvh-8rem)] min-h-96 overflow-clip rounded-card border border-line'}`}
    >
      <Inside {...applicant} />
    </section>
  );
}

const TEXT_STATES = {
  waiting: ', not searched yet',
  read: '',
  unreadable: ', no text in it that can be searched',
} as const;

function Inside({ id, name, resume }: Applicant) {
  if (!resume) {
    return (
      <EmptyState icon="file-text" title="No resume">
        {name} sent none. A document can be added on the applicant’s own page: a mail with{' '}
        <code>{'{link}'}</code> in it leads there.
      </EmptyState>
    );
  }
  if (!resume.isIntact) {
    return (
      <EmptyState icon="triangle-alert" title="This file is not what arrived">
        What is stored differs from what {name} sent, so it is not shown. Ask for the resume again;
        an owner can look into the backups.
      </EmptyState>
    );
  }
  return (
    <FilePages
      key={id}
      applicationId={id}
      fileName={resume.fileName}
      facts={sizeWords(resume.size) + TEXT_STATES[resume.text]}
      href={urlOf('getResume', { params: { id } })}
    />
  );
}
