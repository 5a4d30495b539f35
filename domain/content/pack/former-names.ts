/** Former names of files and fields of a pack, so that the check can say what they are called now. */

/** Solutions whose pages were named files. */
const FORMER_SOLUTIONS = [
  ...['design-my-app', 'roadmap-my-app', 'build-my-app'],
  ...['staff-augmentation', 'review-my-app', 'implement-identity-management'],
];

const FORMER_FILES: ReadonlyMap<string, string> = new Map([
  ...FORMER_SOLUTIONS.map(
    (slug) => [`pages/${slug}.yaml`, `pages/solutions/${slug}.yaml`] as const,
  ),
  ['words.yaml', 'labels.yaml'],
  ['desk.yaml', 'console.yaml'],
]);

/** File, then the dotted path of a field with its former name, then its name. */
const FORMER_FIELDS: readonly (readonly [file: string, path: string, name: string])[] = [
  ['contact-form.yaml', 'topics.*.better', 'suggestion'],
  ['gate.yaml', 'session.film', 'video'],
  ['impact-meter.yaml', 'every', 'allFigures'],
  ['impact-meter.yaml', 'explained', 'explanation'],
  ['jobs/*.md', 'places', 'positions'],
  ['labels.yaml', 'search.again', 'newSearch'],
  ['mails.yaml', 'fields.opening', 'job'],
  ['mails.yaml', 'letters', 'customerEmails'],
  ['mails.yaml', 'notices', 'teamEmails'],
  ['mails.yaml', 'customerEmails.notices', 'notifications'],
  ['mails.yaml', 'customerEmails.openings', 'newJobs'],
  ['mails.yaml', 'teamEmails.*.opening', 'intro'],
  ['mails.yaml', 'teamEmails.ended', 'unsubscribed'],
  ['package-pages.yaml', 'goesWith', 'relatedPackages'],
  ['pages/about.yaml', 'hero.film', 'video'],
  ['pages/drop-your-info.yaml', 'upload.again', 'chooseAgain'],
  ['pages/drop-your-info.yaml', 'waiting.stillNone', 'stillOffline'],
  ['pages/impact-stories.yaml', 'story.film', 'video'],
  ['pages/job-alerts.yaml', 'already', 'alreadyEnded'],
  ['pages/job-alerts.yaml', 'words', 'phrases'],
  ['pages/service-packages/*.yaml', 'goesWith', 'relatedPackages'],
  ['pages/search.yaml', 'kinds.nepal-story', 'hub-story'],
  ['pages/talents-on-demand.yaml', 'detail.facts.places', 'positions'],
  ['pages/talents-on-demand.yaml', 'detail.ownQuestions.asks', 'count'],
  ['pages/talents-on-demand.yaml', 'detail.ownQuestions.takes', 'duration'],
  ['pages/talents-on-demand.yaml', 'list.places', 'positions'],
  ['pages/talents-on-demand.yaml', 'none.loosen.words', 'searchText'],
  ['pages/solutions/*.yaml', 'film', 'video'],
  ['registration.yaml', 'when.inKathmandu', 'inSiteZone'],
  ['registration.yaml', 'when.kathmandu', 'siteZone'],
];

const FORMER_PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  ['opening', 'job'],
  ['places', 'positions'],
]);

/** @param file path below the content folder, or below a folder of translations */
export const newFileName = (file: string): string | undefined => FORMER_FILES.get(file);

/** The name that a file had before. */
export const formerFileName = (file: string): string | undefined =>
  [...FORMER_FILES].find(([, name]) => name === file)?.[0];

/** Pages with their former name, which are not required by their new one, so nothing misses them. */
export function formerPages(files: readonly string[]): { file: string; name: string }[] {
  return files.flatMap((file) => {
    const name = newFileName(file);
    return name?.startsWith('pages/') && !files.includes(name) ? [{ file, name }] : [];
  });
}

export const fileIsRenamed = (name: string) => `is called ${name} now: rename it`;

/**
 * The message for a field that still has its former name.
 * @param file path below the content folder, or below a folder of translations
 */
export function fieldIsRenamed(file: string, path: readonly PropertyKey[]): string | undefined {
  const name = newFieldName(file, path);
  return name === undefined ? undefined : `is called ${name} now`;
}

/** The name of a field by the path with its former name. */
export function newFieldName(file: string, path: readonly PropertyKey[]): string | undefined {
  const dottedPath = path.map(String).join('.');
  return FORMER_FIELDS.find(
    ([filePattern, pathPattern]) =>
      matches(filePattern, file, '/') && matches(pathPattern, dottedPath, '.'),
  )?.[2];
}

/** @param name without braces */
export const newPlaceholder = (name: string): string | undefined => FORMER_PLACEHOLDERS.get(name);

/** In a pattern, `*` matches a part between separators, or the beginning of one. */
function matches(pattern: string, text: string, separator: string): boolean {
  const [patternParts, parts] = [pattern.split(separator), text.split(separator)];
  return (
    patternParts.length === parts.length &&
    patternParts.every((part, index) => {
      if (!part.startsWith('*')) return part === parts[index];
      return parts[index]?.endsWith(part.slice(1)) ?? false;
    })
  );
}
