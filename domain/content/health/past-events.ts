import { BODY_FIELD } from '#contract/preview.ts';
import { articleFolders, entryPages, JOB_FOLDER } from '#domain/content/pack-files/index.ts';
import type { Finder, Place, PublishedContent } from './published-content.ts';

/** Links to events that are over, in texts that invite to them. */
export const pastEvents: Finder = (content) => {
  const pages = entryPages(content.site);
  const past = new Map(
    content.ended
      .filter(({ folder }) => folder !== JOB_FOLDER)
      .map((event) => [`${pages[event.folder]}/${event.slug}`, event]),
  );
  return linksOf(content).flatMap(({ href, ...place }) => {
    const event = past.get(href.replace(/[?#].*$/s, '').replace(/\/$/, ''));
    // An event that is over says so itself.
    const isOver = past.has(pathOfEntry(place.file, pages));
    return event && !isOver ? [{ ...place, text: `Links to ${event.name}`, at: event.end }] : [];
  });
};

type Link = Place & { href: string };

/** Links in the copy, and in the texts of jobs and events. An article may report on the past. */
function linksOf({ inspection: { copies, links }, facts, site }: PublishedContent): Link[] {
  const articles = Object.values<string>(articleFolders(site));
  const inCopy = facts
    .copyLinks(copies)
    .map(({ file, path, href }) => ({ file, path: path as string[], href }));
  const inTexts = links
    .filter(({ file }) => !articles.includes(folderOf(file)))
    .map(({ file, line, href }) => ({ file, path: [BODY_FIELD], line, href }));
  return [...inCopy, ...inTexts];
}

const folderOf = (file: string) => file.replace(/\/[^/]*$/, '');

const pathOfEntry = (file: string, pages: Readonly<Record<string, string>>) =>
  `${pages[folderOf(file)]}/${file.replace(/^.*\//, '').replace(/\.md$/, '')}`;
