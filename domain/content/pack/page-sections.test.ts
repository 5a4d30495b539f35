import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_SECTIONS } from '#contract/page-sections.ts';
import { ContentError, describeProblem } from '#domain/content/pack-files/index.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { readBuiltInCopy } from './built-in-copy.ts';
import { hiddenSectionLinks } from './hidden-section-links.ts';
import { proseIn } from './page-prose.ts';

type Copy = Record<string, unknown>;

let folder: string;
beforeAll(() => {
  folder = copyOfPack();
});

const HOME = 'pages/home.yaml';
const DESIGN = 'pages/solutions/design-my-app.yaml';
const ROADMAP = 'pages/solutions/roadmap-my-app.yaml';
const STAFF = 'pages/solutions/staff-augmentation.yaml';

function linesFor(file: string, sections: string): string[] {
  const source = readFileSync(join(PACK, file), 'utf8');
  writeFileSync(join(folder, file), `sections: ${sections}\n${source}`);
  try {
    readBuiltInCopy(folder, file);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(describeProblem);
    throw error;
  }
}

describe('a list of sections in a page', () => {
  test.each([
    ['[hero, deRisk]', []],
    ['[hero, meter, why, deRisk, newsletter]', []],
    [
      '[hero, voises, deRisk]',
      [
        'sections.1: must be one of hero, packages, solutions, why, figures, partners, cases, voices, meter, deRisk, newsletter; did you mean voices?',
      ],
    ],
    ['[hero, why, why, deRisk]', ['sections.2: why occurs twice']],
    ['[why, voices]', ['sections: hero (Top of the page) is missing, and the page needs it']],
    ['[why, hero, deRisk]', ['sections.1: hero must be the first section']],
    ['[hero, newsletter, deRisk]', ['sections.1: newsletter must be the last section']],
    ['[hero, deRisk, why]', ['sections.1: deRisk must come after why']],
    ['[hero, { why: yes }, deRisk]', [expect.stringMatching(/^sections\.1: must be one of hero/)]],
    [
      'hero, why, deRisk',
      [
        'sections: expects a list: write each entry on its own line with "- " before it, or all of them in one line: [hero, why, deRisk]',
      ],
    ],
    ['', [expect.stringMatching(/^sections: is empty/)]],
    ['[]', ['sections: hero (Top of the page) is missing, and the page needs it']],
    ['[hero, __proto__, deRisk]', [expect.stringMatching(/^sections\.1: must be one of hero/)]],
  ])('%s', (sections, messages) => {
    const lines = linesFor(HOME, sections).map((line) => line.replace(/^pages\/home.yaml:1 /, ''));
    expect(lines).toEqual(messages);
  });

  test('a section of a solution cannot leave its group', () => {
    expect(linesFor(ROADMAP, '[hero, intro, sample, plan, questions, closing]')).toEqual([
      `${ROADMAP}:1 sections.2: sample must come after plan`,
    ]);
  });

  test('a section without texts is named', () => {
    expect(linesFor(ROADMAP, '[hero, intro, plan, benefits, closing]')).toEqual([
      `${ROADMAP}:1 sections.3: benefits has no texts: add benefits, or leave it out of the list`,
    ]);
  });

  test('ten thousand entries are refused quickly', () => {
    const start = performance.now();
    const lines = linesFor(HOME, `[hero${', why'.repeat(10_000)}, deRisk]`);
    expect(lines).toHaveLength(9_999);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

const pageCopy = (file: string, sections?: string[]) => ({
  ...(readBuiltInCopy(PACK, file) as Copy),
  sections,
});

const without = (page: keyof typeof PAGE_SECTIONS, ...hidden: string[]) =>
  PAGE_SECTIONS[page].map(({ id }) => id as string).filter((id) => !hidden.includes(id));

test('the search does not find the texts of a section that is left out', () => {
  const all = proseIn(DESIGN, pageCopy(DESIGN));
  const shown = proseIn(DESIGN, pageCopy(DESIGN, without('solutions/*', 'benefits')));
  const { benefits } = pageCopy(DESIGN) as unknown as { benefits: { title: string } };
  expect(all).toContain(benefits.title);
  expect(shown).not.toContain(benefits.title);
  expect(shown.length).toBeGreaterThan(all.length / 2);
});

test('links to a section that is left out are reported', () => {
  const link = { href: '/staff-augmentation?role=tester#prices' };
  const sample = { href: '/staff-augmentation#weekly' };
  const hire = { link, sample, other: '/staff-augmentation#profiles', meter: '/#impactMeter' };
  const copies = (staff: Copy, home: Copy) =>
    new Map<string, unknown>([
      ['site.yaml', { slug: 'tarn', hub: '/experience-nepal' }],
      [STAFF, { ...pageCopy(STAFF), ...staff, sample: { id: 'weekly' } }],
      [HOME, { ...pageCopy(HOME), ...home }],
      ['pages/hire-a-professional.yaml', hire],
      ['pages/about.yaml', undefined],
    ]);
  const linksIn = (staff: Copy, home: Copy) =>
    hiddenSectionLinks(
      PACK,
      [{ file: 'blogs/a.md', line: 3, field: '', ...link }],
      copies(staff, home),
    );
  expect(linksIn({}, {})).toEqual([]);
  const staff = without('solutions/*', 'prices', 'sample');
  const problems = linksIn({ sections: staff }, { sections: without('home', 'meter') });
  const message = (section: string, file = STAFF) =>
    `leads to the section ${section}, which ${file} leaves out`;
  expect(problems.map(({ file, field, message }) => [file, field, message])).toEqual([
    ['blogs/a.md', '', message('prices')],
    ['pages/hire-a-professional.yaml', 'link.href', message('prices')],
    ['pages/hire-a-professional.yaml', 'sample.href', message('sample')],
    ['pages/hire-a-professional.yaml', 'meter', message('meter', HOME)],
  ]);
});
