/**
 * The areas of the site that a brand can leave out: `without` in `site.yaml`. Without an area, its
 * pages and its calls of the public API answer 404, and no menu, list, form or search leads there.
 * All other pages (home, contact, search, privacy policy, errors …) are on every site.
 */

interface Area {
  /** For the console and for messages. */
  label: string;
  /**
   * The files that only this area needs, below the content folder; a name that ends with a slash is
   * a folder, and `{hub}` is the last part of the hub's path. A file that several areas name is
   * needed by each of them.
   */
  files: readonly string[];
}

const page = (label: string, name: string, ...files: string[]) =>
  ({ label, files: [`pages/${name}.yaml`, ...files] }) satisfies Area;

export const AREAS = {
  about: page('About the company', 'about'),
  office: page('Office', 'office'),
  central: page('Campus and talent hub', 'central'),
  press: page('Press', 'press'),
  universities: page('Universities and partners', 'universities-and-partners'),
  security: page('Security and contracts', 'security-and-contracts', 'staffing.yaml'),
  'why-businesses': page('Reasons for businesses', 'why-businesses'),
  'why-careers': page('Reasons for job seekers', 'why-careers'),
  'remote-career': page('Remote career', 'remote-career'),
  badges: page('Verified badges', 'verified-badges'),
  hire: page('Hire a professional', 'hire-a-professional'),
  outsource: page('Outsource a project', 'outsource-your-project'),
  solutions: {
    label: 'Solutions',
    files: ['solutions.yaml', 'solution-pages.yaml', 'staffing.yaml', 'pages/solutions/'],
  },
  packages: page(
    'Service packages',
    'service-packages',
    'service-packages.yaml',
    'package-pages.yaml',
    'pages/service-packages/',
  ),
  customers: page(
    'Customer stories',
    'customers',
    'case-studies.yaml',
    'story-pages.yaml',
    'pages/stories/',
    'pages/partner-stories/',
  ),
  jobs: {
    label: 'Jobs and applications',
    files: [
      'pages/talents-on-demand.yaml',
      'pages/drop-your-info.yaml',
      'pages/job-alerts.yaml',
      'pages/application.yaml',
      'jobs/',
    ],
  },
  cares: page('Social work', 'cares', 'impact-meter.yaml'),
  'impact-stories': page('Impact stories', 'impact-stories', 'impact-stories.yaml'),
  blog: page('Blog', 'blogs-and-insights', 'blogs/'),
  'brand-blog': page('Editor’s selection of posts', 'brand-blog'),
  hub: page('Stories’ hub', '{hub}', '{hub}/'),
  'learning-hub': page('Learning hub', 'learning-hub', 'gate.yaml', 'learning-hub/'),
  whitepapers: page('White papers', 'whitepapers', 'gate.yaml', 'whitepapers/'),
  events: page('Events', 'events', 'registration.yaml', 'events/'),
  trainings: page('Trainings', 'trainings-and-certifications', 'registration.yaml', 'trainings/'),
  newsletter: page('Newsletter', 'newsletter', 'newsletter.yaml'),
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as AreaName[];

/** Areas that are of no use without another one. */
const REQUIRED_AREAS: Partial<Record<AreaName, AreaName>> = {
  'brand-blog': 'blog',
};

/** The areas that a pack leaves out, including those that need one of these. */
export function leftOutAreas(without: readonly AreaName[] = []): ReadonlySet<AreaName> {
  const dependents = AREA_NAMES.filter((name) => {
    const required = REQUIRED_AREAS[name];
    return required && without.includes(required);
  });
  return new Set([...without, ...dependents]);
}

/** The areas that need a file. @param hub the hub's path, which names its files */
export const areasOf = (file: string, hub = ''): AreaName[] =>
  AREA_NAMES.filter((name) =>
    (AREAS[name] as Area).files
      .map((path) => path.replace('{hub}', hub.slice(1)))
      .some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
  );

/** True if only areas that are left out need the file. */
export function isLeftOutFile(file: string, leftOut: ReadonlySet<AreaName>, hub?: string): boolean {
  const areas = areasOf(file, hub);
  return areas.length > 0 && areas.every((area) => leftOut.has(area));
}
