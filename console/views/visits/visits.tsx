import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call, saveFile } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Button } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { Select } from '#console/ui/select.tsx';
import { VISIT_PERIODS, type VisitPeriod, type VisitReport } from '#contract/console/visits.ts';
import { CountList } from './count-list.tsx';
import { Figures } from './figures.tsx';
import { Results } from './results.tsx';
import { VisitChart } from './visit-chart.tsx';
import { formatDay, PERIOD_LABELS, SOURCE_LABELS, UNNAMED_SOURCES } from './visit-labels.ts';

const DEFAULT_PERIOD: VisitPeriod = '30-days';

/** Which pages people read, and where they come from. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const period = VISIT_PERIODS.find((each) => each === params.get('period')) ?? DEFAULT_PERIOD;
  const visits = useQuery({
    queryKey: [`visits?${period}`],
    queryFn: ({ signal }) => call('getVisits', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  });
  const report = visits.data;
  return (
    <Page
      title="Visits"
      isWide
      actions={
        report?.since && (
          <Button
            icon="download"
            onClick={() => mutate({ send: () => saveFile('exportVisits', { query: { period } }) })}
          >
            Export
          </Button>
        )
      }
    >
      <div className="grid max-w-300 gap-4 px-4 pb-8">
        <QueryPending query={visits} />
        {report && report.since === null && <NoVisits isCounting={report.isCounting} />}
        {report && report.since !== null && (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <Select
                label="Period"
                value={period}
                choices={VISIT_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
                onChange={({ target: { value } }) =>
                  setParams(value === DEFAULT_PERIOD ? {} : { period: value })
                }
              />
              <p className="text-sm text-quiet">{rangeText(report)}</p>
            </div>
            <Report report={report} period={period} />
          </>
        )}
      </div>
    </Page>
  );
}

function rangeText({ from, to, timeZone }: VisitReport): string {
  const range = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  return `${range} (${timeZone})`;
}

function NoVisits({ isCounting }: { isCounting: boolean }) {
  return isCounting ? (
    <EmptyState icon="chart-column" title="No visits yet">
      When people open pages of the site, they are counted here within seconds. The site sets no
      cookies for this and keeps no addresses.
    </EmptyState>
  ) : (
    <EmptyState icon="chart-column" title="Visits are not counted">
      The setting VISIT_COUNTS is off. The operator of the site can turn it on.
    </EmptyState>
  );
}

function Report({ report, period }: { report: VisitReport; period: VisitPeriod }) {
  const { pages, sources, results, missing } = report;
  return (
    <>
      <Figures report={report} isToday={period === 'today'} />
      <CompletenessNote report={report} />
      {period !== 'today' && <VisitChart key={period} days={report.days} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <CountList
          key={`pages ${period}`}
          title="Pages"
          empty="No page was opened in this period."
          rows={pages.map(({ path, title, ...row }) => ({
            key: path,
            label: path === '' ? 'Other pages' : title || path,
            note: title && path,
            ...row,
          }))}
        />
        <CountList
          key={`sources ${period}`}
          title="Sources"
          note="Where visitors came from"
          empty="No visitor came from outside in this period."
          rows={sources.map(({ kind, name, ...row }) => ({
            key: `${kind} ${name}`,
            label: name || UNNAMED_SOURCES[kind],
            note: SOURCE_LABELS[kind],
            ...row,
          }))}
        />
      </div>
      <Results rows={results} />
      <CountList
        key={`missing ${period}`}
        title="Not found"
        note={
          <>
            Paths that people opened and the site does not have. Also see{' '}
            <Link to="/searches" className="text-accent underline">
              searches without results
            </Link>
            .
          </>
        }
        empty="No missing page was opened in this period."
        rows={missing.paths.map(({ path, count }) => ({
          key: path,
          label: path,
          count,
          previous: null,
        }))}
      />
    </>
  );
}

/** Says why there is no comparison, or that the numbers do not grow. */
function CompletenessNote({ report }: { report: VisitReport }) {
  const { isCounting, since, to, views } = report;
  if (!isCounting)
    return (
      <p className="text-sm text-quiet">
        Visits are no longer counted: the setting VISIT_COUNTS is off.
      </p>
    );
  if (views.previous !== null || since === null) return null;
  if (since > to)
    return (
      <p className="text-sm text-quiet">
        Counting began on {formatDay(since)}, so this period has no complete day yet. Choose Today
        to see the visits so far.
      </p>
    );
  return (
    <p className="text-sm text-quiet">
      Counted since {formatDay(since)}. Changes are shown when this period and the one before were
      counted completely.
    </p>
  );
}
