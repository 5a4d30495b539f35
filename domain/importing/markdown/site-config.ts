/** Which generator a folder is of, and what its configuration says about URLs. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { fieldsOf, yamlOf } from './front-matter.ts';
import { textIn } from './post-fields.ts';

export type Generator = 'Jekyll' | 'Hugo' | 'Astro' | 'Markdown';

export interface SiteConfig {
  generator: Generator;
  /** Without a slash at the end; empty if unknown. */
  siteUrl: string;
  /** Path below which the site is, without a slash at the end. */
  basePath: string;
  /** Pattern of the URLs of posts; empty for the generator's own. */
  permalink: string;
  /** Patterns by the first folder of a post. */
  sectionPermalinks: ReadonlyMap<string, string>;
  /** Folder of all texts, below the folder of the site; empty for the folder itself. */
  contentFolder: string;
  /** Whether a file is a post and not another page. */
  isPost: (file: string) => boolean;
  /** Folders whose files have URLs from the root on, below the folder of the site. */
  publicFolders: readonly string[];
}

const isAny = () => true;

/** A text at the top is a page of its own, also as the index of a folder. */
const isInSection = (file: string) => /^[^/]+\/(?!index\.\w+$)/.test(file);

const NO_SECTIONS: ReadonlyMap<string, string> = new Map();

const HUGO_FILES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'];
const HUGO_CONFIGS = HUGO_FILES.flatMap((name) =>
  ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
);
const DATED = /^\d{4}-\d{2}-\d{2}-.+\.(md|markdown)$/;
/** A larger configuration is not one. */
const LARGEST = 1024 * 1024;

/** @throws Error with a message about the configuration */
export function readSiteConfig(folder: string): SiteConfig {
  const has = (name: string) => existsSync(join(folder, name));
  if (has('_config.yml') || has('_posts') || /^_(posts|drafts)$/.test(basename(folder))) {
    return jekyll(folder);
  }
  const hugo = HUGO_CONFIGS.find((name) => has(name));
  if (hugo && has('content')) return hugoSite(folder, hugo);
  if (has('src/content')) return astro(folder);
  const isDated = readdirSync(folder).some((name) => DATED.test(name));
  return { ...PLAIN, generator: isDated ? 'Jekyll' : 'Markdown' };
}

const PLAIN: SiteConfig = {
  generator: 'Markdown',
  siteUrl: '',
  basePath: '',
  permalink: '',
  sectionPermalinks: NO_SECTIONS,
  contentFolder: '',
  isPost: isAny,
  publicFolders: ['', 'static', 'public', 'assets'],
};

function configText(folder: string, name: string): string {
  const path = join(folder, name);
  return existsSync(path) && statSync(path).size <= LARGEST ? readFileSync(path, 'utf8') : '';
}

function jekyll(folder: string): SiteConfig {
  const config = fieldsOf(yamlOf(configText(folder, '_config.yml')));
  const isPosts = /^_(posts|drafts)$/.test(basename(folder));
  return {
    ...PLAIN,
    generator: 'Jekyll',
    siteUrl: withoutSlash(textIn(config, 'url')),
    basePath: withoutSlash(textIn(config, 'baseurl')),
    permalink: textIn(config, 'permalink'),
    isPost: isPosts ? isAny : (file) => /(^|\/)_(posts|drafts)\//.test(file),
  };
}

function hugoSite(folder: string, name: string): SiteConfig {
  const text = configText(folder, name);
  const config = fieldsOf(name.endsWith('toml') ? parseToml(text) : yamlOf(text));
  const address = withoutSlash(textIn(config, 'baseURL', 'baseurl', 'baseUrl'));
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const permalinks = fieldsOf(config.permalinks);
  const patterns = { ...permalinks, ...fieldsOf(permalinks.page) };
  const sections = Object.entries(patterns).flatMap(([section, pattern]): [string, string][] =>
    typeof pattern === 'string' ? [[section, pattern]] : [],
  );
  return {
    ...PLAIN,
    generator: 'Hugo',
    siteUrl: url?.origin ?? '',
    basePath: withoutSlash(url?.pathname ?? ''),
    permalink: config.uglyURLs === true ? '/:sections/:slugorfilename.html' : '',
    sectionPermalinks: new Map(sections),
    contentFolder: 'content',
    isPost: isInSection,
    publicFolders: ['static', 'assets', ''],
  };
}

/** Its configuration is a program, of which only the address is read. */
function astro(folder: string): SiteConfig {
  const names = ['mjs', 'ts', 'js', 'mts'].map((ending) => `astro.config.${ending}`);
  const text = names.map((name) => configText(folder, name)).join('\n');
  const site = /^\s*site:\s*['"](https?:\/\/[^'"\s]+)['"]/m.exec(text)?.[1] ?? '';
  const base = /^\s*base:\s*['"](\/[^'"\s]*)['"]/m.exec(text)?.[1] ?? '';
  return {
    ...PLAIN,
    generator: 'Astro',
    siteUrl: withoutSlash(site),
    basePath: withoutSlash(base),
    contentFolder: 'src/content',
    isPost: isInSection,
    publicFolders: ['public', 'src', ''],
  };
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '');
