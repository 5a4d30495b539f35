/** Normalization of LinkedIn and GitHub profiles that people type and paste. */
import { toOneLine } from './text-rules.ts';

export const PROFILE_HOSTS = { linkedin: 'linkedin.com', github: 'github.com' } as const;
type ProfileSite = keyof typeof PROFILE_HOSTS;

/**
 * Extracts the user name: `asha`, `@asha`, `linkedin.com/in/asha/` and
 * `https://www.linkedin.com/in/asha?utm=1` all give `asha`.
 * @returns null for the address of something else, or text that is not a name
 */
export function profileName(site: ProfileSite, typed: string): string | null {
  const text = toOneLine(typed);
  const address = readAddress(text) ?? bareFolder(site, text);
  const nameOf = site === 'linkedin' ? linkedinName : githubName;
  return address ? nameOf(address) : bareName(site, text.replace(/^@/, ''));
}

/** `linkedin.com/in/name` or `github.com/name`. */
export function profileUrl(site: ProfileSite, name: string): string {
  return `${PROFILE_HOSTS[site]}/${site === 'linkedin' ? 'in/' : ''}${name}`;
}

/** The profile's URL, or the typed text if it contains no name. */
export function normalizeProfile(site: ProfileSite, typed: string): string {
  const name = profileName(site, typed);
  return name === null ? typed : profileUrl(site, name);
}

interface Address {
  /** In lower case. */
  host: string;
  folders: string[];
}

/** Parses text with a scheme, a host with a dot, or the form `git@github.com:asha/site.git`. */
function readAddress(text: string): Address | null {
  const [, start = '', host = '', rest = ''] =
    /^((?:[a-z][a-z\d+.-]*:)?\/\/(?:git@)?|git@)?([^/?#\s:]+)(.*)$/is.exec(text) ?? [];
  if (start === '' && !/\.[a-z]{2,}$/i.test(host)) return null;
  const [path = ''] = rest.replace(/^:\d*/, '/').split(/[?#]/);
  return { host: host.toLowerCase(), folders: path.split('/').filter(Boolean) };
}

/** Parses a path without a host, such as `in/asha`: the field shows the host as a prefix. */
function bareFolder(site: ProfileSite, text: string): Address | null {
  const isPath = site === 'linkedin' && /^\/?(in|pub|mwlite|company|school)\//i.test(text);
  return isPath ? readAddress(`//${PROFILE_HOSTS[site]}/${text}`) : null;
}

/** Folders before `/in/` in the addresses of apps, mails and mobile sites. */
const LINKEDIN_APPS = /^(mwlite|m|comm|mob|profile)$/i;

function linkedinName({ host, folders }: Address): string | null {
  if (!/^([a-z]+\.)*linkedin\.com\.?$/.test(host)) return null;
  const [folder = '', name = '', ...rest] = folders.slice(
    folders.findIndex((each) => !LINKEDIN_APPS.test(each)),
  );
  // Old /pub/ addresses with numbers after the name cannot be converted: today's names contain the
  // numbers in another order.
  const isOld = /^pub$/i.test(folder) && rest.length === 0;
  return (/^in$/i.test(folder) || isOld) && LINKEDIN_IN_ADDRESS.test(name) ? name : null;
}

/** Letters of any script, also percent-encoded. */
const LINKEDIN_IN_ADDRESS = /^[\p{L}\p{M}\p{N}_.%-]{1,100}$/u;

/** LinkedIn's rule: 3 to 100 letters, digits and hyphens. Very old names have an underscore. */
const LINKEDIN_NAME = /^(?=.*[\p{L}\p{N}])(?:[\p{L}\p{M}\p{N}_-]|%[\da-f]{2}){3,100}$/iu;

/**
 * GitHub's rule: up to 39 letters, digits and single hyphens. A managed account ends in `_company`.
 */
const GITHUB_NAME = /^(?=.{1,39}$)[a-z\d]+(?:-[a-z\d]+)*(?:_[a-z\d]+)?$/i;

function githubName({ host, folders }: Address): string | null {
  const [, site] = /^([a-z\d-]+)\.github\.io$/.exec(host) ?? [];
  if (site !== undefined) return nameOnGithub(site);
  if (!GITHUB_HOSTS.test(host)) return null;
  const [first = '', second = ''] = folders;
  if (GITHUB_PEOPLE.test(first)) return nameOnGithub(second);
  // A gist's address may consist of its id alone, without a name.
  return host.startsWith('gist.') && /^[\da-f]{20,}$/.test(first) ? null : nameOnGithub(first);
}

const GITHUB_HOSTS =
  /^(?:(?:www|m|gist|api|raw)\.)?github\.com$|^(?:raw|gist)\.githubusercontent\.com$/;

/** Folders that are followed by a user name. */
const GITHUB_PEOPLE = /^(users|sponsors|stars)$/i;

const nameOnGithub = (name: string) =>
  GITHUB_NAME.test(name) && !GITHUB_PAGES.has(name.toLowerCase()) ? name : null;

/** First folders of github.com that are pages and therefore not user names. */
const GITHUB_PAGES = new Set(
  (
    'about account apps blog codespaces collections contact copilot customer-stories dashboard ' +
    'discussions education enterprise events explore features gist gists git github help home ' +
    'issues join login logout marketplace models new nonprofit notifications organizations orgs ' +
    'pages partners premium-support pricing projects pulls readme repos resources search security ' +
    'session sessions settings signup site solutions sponsors stars status team teams topics ' +
    'trending users watching why-github'
  ).split(' '),
);

function bareName(site: ProfileSite, name: string): string | null {
  const isName = site === 'linkedin' ? LINKEDIN_NAME.test(name) : nameOnGithub(name) !== null;
  return isName && !NO_NAMES.has(name.toLowerCase()) ? name : null;
}

/** Placeholders that people type into a required field, and fragments of addresses. */
const NO_NAMES = new Set(
  (
    'na n-a none no non nil null nope nothing undefined not-applicable not-available no-account ' +
    'no-profile no-linkedin no-github nolinkedin nogithub notavailable notapplicable tbd todo ' +
    'later soon coming-soon xxx xx x linkedin github http https www com in pub mwlite company ' +
    'companies feed school jobs profile learning messaging mynetwork छैन'
  ).split(' '),
);
