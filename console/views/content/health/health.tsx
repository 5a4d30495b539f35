/** What needs attention on the site: each finding leads to the field where it is changed. */
import { useSearchParams } from 'react-router';
import { BackLink } from '#console/ui/back-link.tsx';
import { ButtonLink } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { formatList, formatNumber } from '#console/ui/formats.ts';
import { Icon } from '#console/ui/icon.tsx';
import { Page } from '#console/ui/page.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import type { ContentHealth } from '#contract/console/health.ts';
import { HEALTH_KINDS, type HealthKind } from '#contract/console/health-kinds.ts';
import { FindingGroup } from './finding-group.tsx';
import { useContentHealth } from './health-query.ts';
import { kindLabel } from './kind-labels.ts';

export function Component() {
  const [params, setParams] = useSearchParams();
  const kind = HEALTH_KINDS.find((each) => each === params.get('kind')) ?? null;
  const query = useContentHealth();
  const health = query.data;
  return (
    <Page
      title="Health"
      isWide
      lead={<BackLink pathname="/content" group="Content" />}
      note={<span className="max-sm:hidden">What needs attention on the site</span>}
    >
      <div className="px-4 pb-8">
        <QueryPending query={query} label="Health" />
        {health && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[15rem_minmax(0,56rem)]">
            <Kinds
              health={health}
              active={kind}
              onChoose={(chosen) => setParams(chosen ? { kind: chosen } : {})}
            />
            <Findings health={health} kind={kind} />
          </div>
        )}
      </div>
    </Page>
  );
}

interface FindingsProps {
  health: ContentHealth;
  /** Null for all. */
  kind: HealthKind | null;
}

function Findings({ health, kind }: FindingsProps) {
  const { groups, languages } = health;
  const withFindings = groups.filter(
    (group) => group.total > 0 && (kind === null || kind === group.kind),
  );
  const fine = groups
    .filter(({ total }) => total === 0)
    .map((group) => kindLabel(group.kind, languages).title.toLowerCase());
  if (withFindings.length === 0) {
    return (
      <EmptyState
        icon="circle-check"
        title={kind ? 'All done here' : 'Nothing needs attention'}
        actions={kind && <ButtonLink to="/content/health">Show all findings</ButtonLink>}
      >
        Links, pictures, dates, figures, drafts and translations are checked after each publication,
        and each day.
      </EmptyState>
    );
  }
  return (
    <div className="grid min-w-0 content-start gap-4">
      {withFindings.map((group) => (
        <FindingGroup key={group.kind} group={group} health={health} isOnly={kind !== null} />
      ))}
      {kind === null && fine.length > 0 && (
        <p className="flex gap-2 px-1 text-sm text-pretty text-quiet">
          <Icon name="circle-check" className="mt-0.5 flex-none text-success" />
          <span>Nothing found: {formatList(fine)}.</span>
        </p>
      )}
    </div>
  );
}

interface KindsProps {
  health: ContentHealth;
  active: HealthKind | null;
  onChoose: (kind: HealthKind | null) => void;
}

/** Scrolls the chosen kind into view within the row, without scrolling the page. */
function showInRow(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  const end = item.offsetLeft + item.offsetWidth - row.clientWidth;
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, end), item.offsetLeft);
}

/** The kinds with findings, which filter the view. */
function Kinds({ health: { groups, languages }, active, onChoose }: KindsProps) {
  const visible = groups.filter(({ kind, total }) => total > 0 || kind === active);
  const item = (kind: HealthKind | null, label: string, count?: number) => (
    <li key={label} ref={active === kind ? showInRow : undefined} className="flex-none">
      <button
        type="button"
        aria-pressed={active === kind}
        onClick={() => onChoose(kind)}
        className="flex w-full cursor-pointer items-center justify-between gap-3 rounded-inner px-2.5 py-1.5 text-left text-sm whitespace-nowrap text-quiet hover:bg-sunken hover:text-text aria-pressed:bg-accent-tint aria-pressed:font-medium aria-pressed:text-on-accent-tint touch:min-h-11"
      >
        {label}
        {count !== undefined && <span className="text-xs tabular-nums">{formatNumber(count)}</span>}
      </button>
    </li>
  );
  if (visible.length === 0) return <div />;
  return (
    <nav aria-label="Kinds of findings" className="min-w-0">
      <ul className="scroll-shades flex gap-1 overflow-x-auto pb-1 lg:sticky lg:top-4 lg:grid lg:gap-0.5 lg:overflow-visible lg:mask-none">
        {item(null, 'All findings')}
        {visible.map(({ kind, total }) => item(kind, kindLabel(kind, languages).title, total))}
      </ul>
    </nav>
  );
}
