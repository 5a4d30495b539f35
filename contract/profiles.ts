/** Names on other sites: what people type or paste, and the one form that is sent. */
import { oneLine } from './text-rules.ts';

export const PROFILE_HOSTS = { linkedin: 'linkedin.com', github: 'github.com' } as const;
type ProfileSite = keyof typeof PROFILE_HOSTS;

/**
 * The user name in what somebody typed or pasted: `asha`, `@asha`, `linkedin.com/in/asha/` and
 * `https://www.linkedin.com/in/asha?utm=1` all give `asha`.
 * @returns the name, or null where it is the address of something else, or no name at all
 */
export function profileName(site: ProfileSite, typed: string): string | null {
  const text = oneLine(typed);
  const address = readAddress(text) ?? bareFolder(site, text);
  const read = site === 'linkedin' ? linkedinName : githubName;
  return address ? read(address) : bareName(site, text.replace(/^@/, ''));
}

/** The URL that is sent: `linkedin.com/in/name` or `github.com/name`. */
export function profileUrl(site: ProfileSite, name: string): string {
  return `${PROFILE_HOSTS[site]}/${site === 'linkedin' ? 'in/' : ''}${name}`;
}

/** What is sent: the profile's URL, or what was typed where no name can be found in it. */
export function completeProfile(site: ProfileSite, typed: string): string {
  const name = profileName(site, typed);
  return name === null ? typed : profileUrl(site, name);
}

interface Address {
  /** In lower case. */
  host: string;
  folders: string[];
}

/** What has a scheme, or a host with a dot. `git@github.com:asha/site.git` names a host, too. */
function readAddress(text: string): Address | null {
  const [, start = '', host = '', rest = ''] =
    /^((?:[a-z][a-z\d+.-]*:)?\/\/(?:git@)?|git@)?([^/?#\s:]+)(.*)$/is.exec(text) ?? [];
  if (start === '' && !/\.[a-z]{2,}$/i.test(host)) return null;
  const [path = ''] = rest.replace(/^:\d*/, '/').split(/[?#]/);
  return { host: host.toLowerCase(), folders: path.split('/').filter(Boolean) };
}

/** Some type the end of an address behind the beginning that the field shows: `in/asha`. */
function bareFolder(site: ProfileSite, text: string): Address | null {
  const isPath = site === 'linkedin' && /^\/?(in|pub|mwlite|company|school)\//i.test(text);
  return isPath ? readAddress(`//${PROFILE_HOSTS[site]}/${text}`) : null;
}

/** What stands before `/in/` in addresses of apps, mails and phones. */
const LINKEDIN_APPS = /^(mwlite|m|comm|mob|profile)$/i;

function linkedinName({ host, folders }: Address): string | null {
  if (!/^([a-z]+\.)*linkedin\.com\.?$/.test(host)) return null;
  const [folder = '', name = '', ...rest] = folders.slice(
    folders.findIndex((each) => !LINKEDIN_APPS.test(each)),
  );
  // The numbers that followed a name under /pub/ are part of the name today, in another order.
  const isOld = /^pub$/i.test(folder) && rest.length === 0;
  return (/^in$/i.test(folder) || isOld) && LINKEDIN_IN_ADDRESS.test(name) ? name : null;
}

/** Letters of any script, also percent-encoded. */
const LINKEDIN_IN_ADDRESS = /^[\p{L}\p{M}\p{N}_.%-]{1,100}$/u;

/** LinkedIn's own rule is 3 to 100 letters, digits and hyphens; very old names have an underscore. */
const LINKEDIN_NAME = /^(?=.*[\p{L}\p{N}])(?:[\p{L}\p{M}\p{N}_-]|%[\da-f]{2}){3,100}$/iu;

/** GitHub's rule: up to 39 letters, digits and single hyphens; after `_` the company that manages it. */
const GITHUB_NAME = /^(?=.{1,39}$)[a-z\d]+(?:-[a-z\d]+)*(?:_[a-z\d]+)?$/i;

function githubName({ host, folders }: Address): string | null {
  const [, site] = /^([a-z\d-]+)\.github\.io$/.exec(host) ?? [];
  if (site !== undefined) return nameOnGithub(site);
  if (!GITHUB_HOSTS.test(host)) return null;
  const [first = '', second = ''] = folders;
  if (GITHUB_PEOPLE.test(first)) return nameOnGithub(second);
  // The address of a gist alone has no name in it.
  return host.startsWith('gist.') && /^[\da-f]{20,}$/.test(first) ? null : nameOnGithub(first);
}

const GITHUB_HOSTS =
  /^(?:(?:www|m|gist|api|raw)\.)?github\.com$|^(?:raw|gist)\.githubusercontent\.com$/;

/** Folders behind which a user's name follows. */
const GITHUB_PEOPLE = /^(users|sponsors|stars)$/i;

const nameOnGithub = (name: string) =>
  GITHUB_NAME.test(name) && !GITHUB_PAGES.has(name.toLowerCase()) ? name : null;

/** First folders of github.com that are pages and can be nobody's name. */
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

/** What people type into a required field when they have nothing to type, and parts of addresses. */
const NO_NAMES = new Set(
  (
    'na n-a none no non nil null nope nothing undefined not-applicable not-available no-account ' +
    'no-profile no-linkedin no-github nolinkedin nogithub notavailable notapplicable tbd todo ' +
    'later soon coming-soon xxx xx x linkedin github http https www com in pub mwlite company ' +
    'companies feed school jobs profile learning messaging mynetwork छैन'
  ).split(' '),
);
