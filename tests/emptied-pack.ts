/** Packs with one or all of their lists emptied. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

type Yaml = Record<string, unknown> & { goals: { items: { packages: unknown[] }[] } };

function rewrite(folder: string, file: string, change: (copy: Yaml) => unknown): void {
  const path = join(folder, file);
  writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8')) as Yaml)));
}

const emptyList = (folder: string, file: string) => writeFileSync(join(folder, file), '[]\n');

/** Lists, how each is emptied, and the page that is then no longer linked. */
export const AREAS: [string, (folder: string) => void, string | null][] = [
  ['jobs', (folder) => rmSync(join(folder, 'jobs'), { recursive: true }), null],
  ['blogs', (folder) => rmSync(join(folder, 'blogs'), { recursive: true }), null],
  ['events', (folder) => rmSync(join(folder, 'events'), { recursive: true }), null],
  ['trainings', (folder) => rmSync(join(folder, 'trainings'), { recursive: true }), null],
  [
    'experience-nepal',
    (folder) => rmSync(join(folder, 'experience-nepal'), { recursive: true }),
    '/experience-nepal',
  ],
  [
    'learning-hub',
    (folder) => rmSync(join(folder, 'learning-hub'), { recursive: true }),
    '/learning-hub',
  ],
  [
    'whitepapers',
    (folder) => rmSync(join(folder, 'whitepapers'), { recursive: true }),
    '/whitepapers',
  ],
  [
    'case-studies',
    (folder) => {
      emptyList(folder, 'case-studies.yaml');
      rmSync(join(folder, 'pages/stories'), { recursive: true });
    },
    '/customers',
  ],
  ['impact-stories', (folder) => emptyList(folder, 'impact-stories.yaml'), '/impact-stories'],
  [
    'service-packages',
    (folder) => {
      emptyList(folder, 'service-packages.yaml');
      rmSync(join(folder, 'pages/service-packages'), { recursive: true });
      rewrite(folder, 'pages/service-packages.yaml', (copy) => ({
        ...copy,
        goals: { ...copy.goals, items: [] },
      }));
    },
    '/service-packages',
  ],
  ['partners', (folder) => emptyList(folder, 'partners.yaml'), null],
  [
    'solutions',
    (folder) => {
      emptyList(folder, 'solutions.yaml');
      rmSync(join(folder, 'pages/solutions'), { recursive: true });
    },
    null,
  ],
  [
    'testimonials',
    (folder) => writeFileSync(join(folder, 'testimonials.yaml'), 'customers: []\ntalents: []\n'),
    null,
  ],
];
