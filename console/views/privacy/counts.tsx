/** Rows of tables, in words. */
const TABLE_WORDS: Readonly<Record<string, string>> = {
  applications: 'Applications, with résumé and notes',
  contact_messages: 'Messages',
  leads: 'Leads',
  subscriptions: 'Newsletter subscriptions',
  job_alerts: 'Alerts for openings',
  outbox: 'Notifications',
  desk_mails: 'Mails that staff wrote',
};

export const totalOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many rows of each kind; kinds without any are left out. */
export function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1 text-base">
      {some.map(([table, count]) => (
        <div key={table} className="contents">
          <dt>{TABLE_WORDS[table] ?? table.replaceAll('_', ' ')}</dt>
          <dd className="text-right font-medium">{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
