/**
 * What each file of copy may have in braces, to be filled in where a page shows it (`fill.ts`). A file that is not
 * here has none.
 */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  'gate.yaml': 'name title',
  'impact-meter.yaml': 'families max n people professionals projects youth',
  'mails.yaml':
    'about brand change count days email frequency from name notice reference role search tagline time to until',
  'newsletter.yaml': 'name',
  'pages/about.yaml': 'name',
  'pages/application.yaml': 'day most reference',
  'pages/author.yaml': 'name',
  'pages/blogs-and-insights.yaml': 'count from q to total',
  'pages/brand-blog.yaml': 'filter',
  'pages/contact.yaml': 'office time',
  'pages/drop-your-info.yaml': 'count days job label percent reference role',
  'pages/experience-nepal.yaml': 'count from q to total',
  'pages/home.yaml':
    'city first firstFrom firstTo from name number second secondFrom secondTo time to total',
  'pages/impact-stories.yaml': 'name',
  'pages/job-alerts.yaml': 'frequency search',
  'pages/learning-hub.yaml': 'count from q to total',
  'pages/office.yaml': 'm n',
  'pages/offline.yaml': 'time',
  'pages/press.yaml': 'format what',
  'pages/privacy-policy.yaml': 'date email offices',
  'pages/service-packages.yaml': 'count goal order',
  'pages/successful-submission.yaml': 'name',
  'pages/talents-on-demand.yaml':
    'client count currency day from hours job label least max min minutes most pay places q sum time to total values',
  'pages/whitepapers.yaml': 'count from q to total',
  'registration.yaml': 'amount count time',
  'site.yaml': 'address',
  'words.yaml': 'count m minutes n network q',
};
