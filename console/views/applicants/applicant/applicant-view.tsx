import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCan } from '#console/session.tsx';
import { BackLink } from '#console/ui/back-link.tsx';
import { useNeighbors } from '#console/ui/neighbors.tsx';
import { Page } from '#console/ui/page.tsx';
import { Tabs } from '#console/ui/tabs.tsx';
import {
  ActionDialogs,
  type ChangeOverrides,
  type PendingAction,
} from '#console/views/applicants/changes/action-dialogs.tsx';
import {
  type ChangeOne,
  useApplicantChange,
} from '#console/views/applicants/changes/use-change-one.tsx';
import { listKey, useApplicantList } from '#console/views/applicants/data/use-applicant-list.ts';
import { UndeliveredBanner } from '#console/views/inbox/deliveries/undelivered-banner.tsx';
import { EmailsTab } from '#console/views/mails/mails-tab.tsx';
import type { Applicant } from '#contract/console/applicants.ts';
import { AboutTab } from './about/about-tab.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { ApplicantActions } from './applicant-actions.tsx';
import { ApplicantBar } from './applicant-bar.tsx';
import { NotesTab } from './notes/notes-tab.tsx';
import { ResumePane } from './resume-pane.tsx';
import { useApplicantKeys, useReadState } from './use-applicant-keys.ts';

interface ApplicantViewProps {
  applicant: Applicant;
  /** The filters of the list that the applicant was opened from. */
  search: string;
}

/** Tabs by URL fragment. `#note` and `#reply` also focus their field. */
const TABS: Readonly<Record<string, string>> = {
  '#note': 'notes',
  '#notes': 'notes',
  '#reply': 'mails',
  '#mails': 'mails',
  '#history': 'history',
  '#resume': 'resume',
};

export function ApplicantView({ applicant, search }: ApplicantViewProps) {
  const { id, name } = applicant;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const mayWork = useCan('applicants.work');
  const [act, setAct] = useState<PendingAction | null>(null);
  const { change, conflict } = useApplicantChange(applicant);
  const neighbors = useNeighbors(id, listKey(search), useApplicantList(search));
  const goTo = (part: string) =>
    void navigate({ search, hash: part }, { replace: true, preventScrollReset: true });
  const readState = useReadState(applicant, mayWork);
  useApplicantKeys({ applicant, act: setAct, goTo, readState, mayWork });
  const shared = { applicant, search, mayWork };
  return (
    <div className="min-[1100px]:grid min-[1100px]:grid-cols-[minmax(0,9fr)_minmax(0,10fr)]">
      <div className="min-w-0">
        <Page
          title={name}
          lead={<BackLink pathname="/applicants" search={search} group="Applicant" />}
          actions={<ApplicantActions {...shared} neighbors={neighbors} readState={readState} />}
          isWide
          isOneLine
        >
          <ApplicantBar
            applicant={applicant}
            mayWork={mayWork}
            onAct={setAct}
            onReply={() => goTo('reply')}
          />
          {applicant.failedMails.length > 0 && (
            <div className="grid gap-2 px-4 pb-3">
              <UndeliveredBanner
                deliveries={applicant.failedMails}
                changes={['applications', `application:${id}`]}
              />
            </div>
          )}
          <TabContent {...shared} isWide={isWide} hash={hash} goTo={goTo} onChange={change} />
        </Page>
      </div>
      {isWide && (
        <div className="sticky top-0 h-dvh border-l border-line">
          <ResumePane applicant={applicant} isPane />
        </div>
      )}
      <ActionDialogs
        act={act}
        onChange={setAct}
        tags={[applicant]}
        overrides={overridesFor(name, change)}
      />
      {conflict}
    </div>
  );
}

/** Changes of one applicant detect conflicts with changes of other people. */
const overridesFor = (name: string, change: ChangeOne): ChangeOverrides => ({
  move: (_, { id: stage, label }, { isShown }) =>
    change({
      stage,
      isShown,
      done: `Moved ${name} to ${label}${isShown ? ' and showed it on their page' : ''}`,
    }),
  show: (_, { id: stage, label }) =>
    change({
      stage,
      isShown: true,
      onlyShows: true,
      done: `Showed ${label} to ${name}`,
    }),
  assign: (_, assignee) =>
    change({
      assignee,
      done: assignee ? `Assigned ${name} to ${assignee.name}` : `Unassigned ${name}`,
    }),
  reject: (reason, { mail, ...more }) =>
    change({
      stage: 'rejected',
      reason,
      mail,
      ...more,
      done: `Rejected ${name}${mail ? '. 1 email will be sent' : ''}`,
    }),
});

interface TabContentProps extends ApplicantViewProps {
  mayWork: boolean;
  /** The resume is shown beside the tabs. */
  isWide: boolean;
  hash: string;
  goTo: (part: string) => void;
  onChange: ChangeOne;
}

function TabContent(props: TabContentProps) {
  const { applicant, search, mayWork, isWide, hash, goTo, onChange } = props;
  const { name, notes, mails } = applicant;
  const requestedTab = TABS[hash] ?? 'about';
  const tab = isWide && requestedTab === 'resume' ? 'about' : requestedTab;
  const tabs = [
    { id: 'about', label: 'Application' },
    { id: 'resume', label: 'Resume' },
    { id: 'notes', label: 'Notes', count: notes.length },
    { id: 'mails', label: 'Emails', count: mails.length },
    { id: 'history', label: 'Activity' },
  ];
  return (
    <div className="px-4">
      <Tabs
        label={`About ${name}`}
        tabs={tabs.filter(({ id }) => !isWide || id !== 'resume')}
        active={tab}
        onChange={(next) => goTo(next === 'about' ? '' : next)}
      >
        <div className="py-4">
          {tab === 'about' && (
            <AboutTab applicant={applicant} search={search} mayWork={mayWork} onChange={onChange} />
          )}
          {tab === 'resume' && <ResumePane applicant={applicant} />}
          {tab === 'notes' && (
            <NotesTab applicant={applicant} mayWork={mayWork} isWriting={hash === '#note'} />
          )}
          {tab === 'mails' && (
            <EmailsTab
              to={{ ...applicant, kind: 'application' }}
              mayWork={mayWork}
              isWriting={hash === '#reply'}
              onWrite={(isOn) => goTo(isOn ? 'reply' : 'mails')}
            />
          )}
          {tab === 'history' && <ActivityTab applicant={applicant} mayWork={mayWork} />}
        </div>
      </Tabs>
    </div>
  );
}

const wide = globalThis.matchMedia?.('(min-width: 1100px)');

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the window has room for the resume beside the tabs. */
export const useIsWide = () => useSyncExternalStore(watch, () => wide.matches);
