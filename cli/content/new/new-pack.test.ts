/** `content new`: a pack of another company, from flags or from answers. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentCommand } from '#tests/content-command.ts';
import { editFile } from '#tests/invalid-pack.ts';
import { flagsOf, interview, newFolder, newPack, REQUIRED } from '#tests/new-pack.ts';

const yaml = (folder: string, file: string) => parse(readFileSync(join(folder, file), 'utf8'));
const check = (folder: string) => contentCommand({ CONTENT_DIR: folder }, ['check']);

/** Runs the command with some flags changed, and expects that it writes nothing. */
async function refused(flags: Record<string, string | undefined>, name = 'fjordkorn') {
  const out = newFolder();
  const given = Object.entries({ ...REQUIRED, '--out': out, ...flags });
  const line = given.flatMap(([flag, value]) => (value === undefined ? [] : [flag, value]));
  const { status, stderr } = await contentCommand({}, ['new', name, ...line]);
  expect(readdirSync(dirname(out))).toEqual([]);
  return [status, stderr.split('\n')[0]];
}

test('writes a pack from the required flags, and says what to do next', async () => {
  const folder = newFolder();
  const { status, stdout, stderr } = await contentCommand({}, [
    ...['new', 'fjordkorn', '--out', folder],
    ...flagsOf(REQUIRED),
  ]);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`CONTENT_DIR=${folder} npm start`);
  expect(stdout).toMatch(/^ {2}1\. pages\/solutions\//m);
  expect(yaml(folder, 'site.yaml')).toMatchObject({
    name: 'Fjordkorn',
    timeZone: 'Europe/Oslo',
    country: 'NO',
    phonePrefix: '+47',
    currency: 'NOK',
    hub: '/life-in-bergen',
    offices: [{ city: 'Bergen', country: 'NO', address: 'Bergen, Norway' }],
    profiles: [{ id: 'linkedin' }, { id: 'portfolio' }],
  });
  expect(yaml(folder, 'site.yaml')).not.toHaveProperty('otherCountries');
  const result = await check(folder);
  expect(result).toMatchObject({ status: 0, stderr: '' });
  expect(result.stdout).toMatch(/^pages\/home\.yaml:\d+ hero\.lede: the starter’s text: “Tell us/m);
});

test('check no longer lists a text that was changed', async () => {
  const folder = await newPack();
  const before = (await check(folder)).stdout;
  editFile(folder, 'pages/home.yaml', /heading: Clear words.*/, 'heading: We bake at night');
  const after = (await check(folder)).stdout;
  expect(before).toContain('why.heading');
  expect(after).not.toContain('why.heading');
});

test('takes every flag', async () => {
  const logo = join(dirname(newFolder()), 'logo.svg');
  writeFileSync(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  );
  const folder = await newPack(
    ...['--name', 'Fjordkorn “Bakeri” & Søn: since 1911', '--accent', '#7a1fa2', '--logo', logo],
    ...['--office', 'Austin, United States, America/Chicago', '--phone', '+47 55 50 12 34'],
    ...['--booking', 'https://meet.example/fjordkorn', '--url', 'https://www.fjordkorn.example'],
    ...['--currency', 'NOK', '--currency', 'EUR=11.6', '--language', 'nb,ne', '--areas', 'all'],
    ...['--service', 'Bread for cafés', '--service', 'About, Åpen dag'],
  );
  const site = yaml(folder, 'site.yaml');
  expect(site).toMatchObject({
    name: 'Fjordkorn “Bakeri” & Søn: since 1911',
    phone: '+47 55 50 12 34',
    schedulingUrl: 'https://meet.example/fjordkorn',
    offices: [
      { city: 'Bergen', phone: '+47 55 50 12 34' },
      { city: 'Austin', timeZone: 'America/Chicago' },
    ],
    otherCountries: [{ code: 'US', phonePrefix: '+1' }],
  });
  // A number of another office is not known.
  expect(site.offices[1]).not.toHaveProperty('phone');
  expect(site).not.toHaveProperty('without');
  expect(readFileSync(join(folder, 'media/scenes/mark.svg'), 'utf8')).toContain('M0 0h8v8z');
  expect(yaml(folder, 'pages/talents-on-demand.yaml').payRates).toEqual([
    { currency: 'NOK', rate: 1 },
    { currency: 'EUR', rate: 11.6 },
  ]);
  // The path of another page is not taken twice.
  expect(readdirSync(join(folder, 'pages/solutions')).sort()).toEqual([
    'about-2.yaml',
    'apen-dag.yaml',
    'bread-for-cafes.yaml',
  ]);
  expect(yaml(folder, 'ne/language.yaml').pages).toEqual(
    expect.arrayContaining(['home', 'contact']),
  );
  const { status, stdout, stderr } = await check(folder);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toContain('language.yaml');
});

test.each([
  ['fewest areas', ['--areas', '']],
  ['only one area', ['--areas', 'badges']],
  ['all but some areas', ['--without', 'solutions,jobs,about']],
  ['a language from right to left', ['--language', 'ar', '--areas', 'all']],
])('with %s', async (_name, flags) => {
  const folder = await newPack(...flags);
  expect(await check(folder)).toMatchObject({ status: 0, stderr: '' });
  const links = [
    ...readFileSync(join(folder, 'site.yaml'), 'utf8').matchAll(/href: (\S+?),? *\}?$/gm),
  ];
  const { without = [] } = yaml(folder, 'site.yaml');
  if (without.includes('about')) expect(links.map(([, href]) => href)).not.toContain('/about');
});

describe('refuses, and writes nothing:', () => {
  test.each<[string, Record<string, string | undefined>, string | RegExp]>([
    [
      'missing flags',
      { '--tagline': undefined, '--office': undefined },
      'new needs --tagline and --office.',
    ],
    ['an empty tagline', { '--tagline': ' ' }, 'The tagline must not be empty.'],
    ['a placeholder', { '--trade': 'a {b}' }, 'The trade must not contain { } < or >.'],
    [
      'a long tagline',
      { '--tagline': 'a'.repeat(81) },
      'The tagline must have at most 80 characters; this has 81.',
    ],
    [
      'an office without a country',
      { '--office': 'Bergen' },
      '"Bergen" is not an office: write an office as "Bergen, NO, Europe/Oslo".',
    ],
    [
      'an unknown country',
      { '--office': 'Bergen, Norge' },
      '"Norge" is not a country: write its code, such as NO for Norway.',
    ],
    [
      'a country with several zones',
      { '--office': 'Austin, US' },
      /^Add the time zone of Austin, as in "Austin, US, America\/Adak": United States has /,
    ],
    [
      'an unknown zone',
      { '--office': 'Bergen, NO, Europe/Bergen' },
      '"Europe/Bergen" is not a time zone: write it as Europe/Oslo.',
    ],
    [
      'an offset',
      { '--office': 'Bergen, NO, +01:00' },
      '"+01:00" is not a time zone: write it as Europe/Oslo.',
    ],
    [
      'a wrong email',
      { '--email': 'hello' },
      '"hello" is not an email address: write it as hello@example.com.',
    ],
    [
      'a wrong phone',
      { '--phone': '12' },
      '"12" is not a phone number: write it as +47 55 50 12 34.',
    ],
    ['a wrong color', { '--colour': 'fjord' }, '"fjord" is not a color: write it as #0b6e4f.'],
    ['a wrong accent', { '--accent': 'x' }, '"x" is not a color: write it as #0b6e4f.'],
    [
      'a wrong currency',
      { '--currency': 'KR' },
      '"KR" is not a currency: write its code, such as NOK.',
    ],
    [
      'a currency without a rate',
      { '--currency': 'NOK,EUR' },
      'Add the value of one EUR in the first currency, such as EUR=11.6. Roles are sorted by it.',
    ],
    [
      'a wrong language',
      { '--language': 'xx' },
      '"xx" is not the code of a language: write it as nb, pl or ar.',
    ],
    ['an unknown area', { '--areas': 'job' }, '"job" is not an area: did you mean jobs?'],
    [
      'both kinds of areas',
      { '--areas': 'jobs', '--without': 'blog' },
      'Use either --areas or --without.',
    ],
    [
      'a wrong address',
      { '--url': 'fjordkorn' },
      'The address of the site must be an address such as https://www.example.com.',
    ],
    [
      'an address with a path',
      { '--url': 'https://fjordkorn.example/site' },
      'The site has a domain for itself: write https://fjordkorn.example without a path.',
    ],
    ['a service twice', { '--service': 'Bread, Cakes, Bread' }, '"Bread" occurs twice.'],
    [
      'a wrong calendar',
      { '--booking': 'mailto:a@b.no' },
      'The address of the calendar must be an address such as https://www.example.com.',
    ],
    ['a missing logo', { '--logo': '/nowhere/logo.svg' }, 'Logo not found: /nowhere/logo.svg'],
    [
      'a logo that is no drawing',
      { '--logo': join(import.meta.dirname, 'new-pack.ts') },
      /is not an SVG drawing\.$/,
    ],
    [
      'a name without a letter to draw',
      { '--name': '漢字' },
      'There is no monogram for “漢”: give a logo, an SVG file.',
    ],
  ])('%s', async (_name, flags, message) => {
    expect(await refused(flags)).toEqual([
      2,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  test('a name that cannot be a folder', async () => {
    expect(await refused({}, 'Fjord Korn')).toEqual([
      2,
      '"Fjord Korn" cannot be the name of the folder: use lower-case letters, digits and single hyphens, such as fjord-korn. The company\'s own name is another question.',
    ]);
  });

  test('an existing folder, before it asks anything', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const { status, stderr, asked } = await interview(['fjordkorn', '--out', folder], []);
    expect([status, stderr, asked]).toEqual([
      2,
      `${folder} exists: choose another name, or another folder with --out.`,
      '',
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('in a terminal', () => {
  test('asks for everything, and again after an answer that cannot be used', async () => {
    const folder = newFolder();
    const result = await interview(
      ['fjordkorn', '--out', folder],
      [
        ...[
          '',
          '',
          'Bread that is worth the ferry',
          'bread <b>',
          'bread and cakes',
          'Bread, Cakes',
        ],
        ...[
          'Bergen',
          'Bergen, NO',
          'Oslo, NO',
          '',
          'https://fjordkorn.example',
          '',
          '',
          '',
          '',
          '',
        ],
        ...['green-ish', 'green', '', '', ''],
      ],
    );
    expect([result.status, result.stderr]).toEqual([0, '']);
    expect(result.asked).toContain('Name of the company [Fjordkorn]: ');
    expect(result.asked).toContain('  An answer is needed.\nTagline: ');
    expect(result.asked).toContain('  The trade must not contain { } < or >.\n');
    expect(result.asked).toContain('  "Bergen" is not an office: ');
    expect(result.asked).toContain('[hello@fjordkorn.example]: ');
    expect(result.asked).toContain('Currency of prices and salaries [NOK]: ');
    expect(result.asked).toContain('  "green-ish" is not a color: ');
    expect(yaml(folder, 'site.yaml')).toMatchObject({
      email: 'hello@fjordkorn.example',
      offices: [{ city: 'Bergen' }, { city: 'Oslo' }],
    });
    expect(existsSync(join(folder, 'pages/solutions/cakes.yaml'))).toBe(true);
  });

  test('goes back to earlier questions, whose former answers do not count', async () => {
    const folder = newFolder();
    const { status, asked } = await interview(
      ['fjordkorn', '--out', folder, '--trade', 'bread', '--office', 'Bergen, NO'],
      [
        // At the first question, there is nothing to go back to.
        ...['<', 'Fjordkron', 'Worth it', '', '', 'x@fjordkorn.example', '+47 55 50 00 00'],
        ...Array.from({ length: 6 }, () => '<'),
        ...['Fjordkorn', 'Worth the ferry', '', '', 'post@fjordkorn.example', '', '', '', ''],
        ...['green', '', '', ''],
      ],
    );
    expect(asked).toMatch(/^Enter accepts what is in brackets\. < goes back/);
    expect(status).toBe(0);
    const site = yaml(folder, 'site.yaml');
    expect(site).toMatchObject({ name: 'Fjordkorn', email: 'post@fjordkorn.example' });
    expect(site).not.toHaveProperty('phone');
    expect(asked.match(/Name of the company/g)).toHaveLength(3);
  });

  test('asks nothing that flags say, and nothing if no answer is missing', async () => {
    const folder = newFolder();
    const { status, asked } = await interview(
      ['fjordkorn', '--out', folder, ...flagsOf(REQUIRED)],
      [],
    );
    expect([status, asked]).toEqual([0, '']);
  });

  test('writes nothing if the input ends', async () => {
    const folder = newFolder();
    const { status, stderr } = await interview(['fjordkorn', '--out', folder], ['Fjordkorn']);
    expect([status, stderr]).toEqual([2, 'Canceled. Nothing was written.']);
    expect(readdirSync(dirname(folder))).toEqual([]);
  });
});
