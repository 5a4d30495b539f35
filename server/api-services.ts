/** Builds the services of the API from the settings, the database and the content. */
import {
  countRefusals,
  createLimitersByName,
  type LimitForm,
  limitInDatabase,
} from '#api/http/form-limits.ts';
import { createLimiter } from '#api/http/rate-limits.ts';
import { createUploadSpool } from '#api/http/upload-spool.ts';
import type { ApiServices, Consents } from '#api/services.ts';
import { leftOutAreas } from '#contract/areas.ts';
import type { BlockCopy } from '#contract/block-copy.ts';
import { languageOfPath } from '#contract/languages.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import type { Site } from '#contract/site.ts';
import { languagesOf, translatedPack } from '#contract/translated-pack.ts';
import type { OpenedEngine } from '#db/open.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import {
  createSiteSearch,
  MissedSearches,
  storeMissedSearches,
} from '#domain/content/search/index.ts';
import { applicationRules } from '#domain/hiring/application-rules.ts';
import { createJobFinder } from '#domain/hiring/jobs/index.ts';
import { ipHash, type Kinds } from '#domain/inbox/submissions/index.ts';
import { STATUS_SECRET } from '#domain/messaging/status-link.ts';
import { countCall } from '#domain/support/rate-limits.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import { writeLog } from './log.ts';
import type { Config } from './settings.ts';

/** Searches without results that count, for each client network. */
const MISSED_SEARCHES = [{ points: 10, duration: 600 }];

export async function makeApiServices(
  config: Config,
  { db, articleIndex, oneOf, contentVersion, withoutSync }: OpenedEngine,
  pack: SiteModules,
  kinds: Kinds,
): Promise<{ services: ApiServices; limitForm: LimitForm }> {
  const ipSecret = await siteSecret(db, 'address');
  const hashIp = (ip: string) => ipHash(ipSecret, ip);
  const limitForm = countRefusals(
    limitInDatabase({
      count: (windows, now) => withoutSync((db) => countCall(db, windows, now)),
      hashIp,
    }),
  );
  const { forms: each, formsTotal: total, reads } = config.rateLimits;
  const services: ApiServices = {
    db,
    kinds,
    articleIndex,
    searchSite: createSiteSearch({ db, oneOf }),
    missedSearches: new MissedSearches((searches) =>
      withoutSync((db) => storeMissedSearches(db, searches)).catch((error) =>
        writeLog('error', 'searches without results could not be stored', error),
      ),
    ),
    jobFinder: createJobFinder(db, { contentVersion }),
    captchaKey: config.captcha === 'off' ? null : await siteSecret(db, 'captcha'),
    limits: {
      reads: createLimiter('reads', reads, 'RATE_LIMIT_READS'),
      missedSearches: createLimiter('missed-searches', MISSED_SEARCHES),
      forms: createLimitersByName((name) => limitForm(`forms/${name}`, { each, total })),
    },
    newsletter: {
      isDoubleOptIn: config.newsletterOptIn === 'double',
      secret: await siteSecret(db, 'newsletter'),
    },
    notifiesChat: config.delivery.chat !== null,
    statusSecret: await siteSecret(db, STATUS_SECRET),
    hashIp,
    uploads: createUploadSpool(),
    ...packServices(pack),
  };
  return { services, limitForm };
}

/** Without jobs, nothing is filtered by overlap. */
const NO_LABELS = {} as ApiServices['overlapLabels'];

/** The pack's rules for applications, and its consent wordings. A submission is stored with its wording. */
export function packServices(pack: SiteModules) {
  const jobListCopy = pack['pages/talents-on-demand.yaml'] as
    | PageCopy['talents-on-demand']
    | undefined;
  const site = pack['site.yaml'] as Site;
  const translations = new Map<string, SiteModules>(
    languagesOf(pack).map((code) => [code, translatedPack(pack, code)]),
  );
  const copyOf = (page: string) =>
    translations.get(languageOfPath(page, [...translations.keys()])) ?? pack;
  return {
    site: () => pack['site.yaml'] as Site,
    applicationRules: (page: string) =>
      applicationRules(site, applyCopyIn(copyOf(page))?.wrongPhone ?? ''),
    leftOut: leftOutAreas(site.without),
    overlapLabels: jobListCopy?.search.overlaps ?? NO_LABELS,
    copyOf,
    consents: (page: string) => consentsIn(copyOf(page)),
  };
}

const applyCopyIn = (pack: SiteModules) =>
  pack['pages/drop-your-info.yaml'] as PageCopy['drop-your-info'] | undefined;

/** Empty for forms of areas that the brand leaves out. */
function consentsIn(pack: SiteModules): Consents {
  const blockOf = <Name extends keyof BlockCopy>(name: Name) =>
    pack[`${name}.yaml`] as BlockCopy[Name] | undefined;
  const alerts = pack['pages/job-alerts.yaml'] as PageCopy['job-alerts'] | undefined;
  return {
    application: applyCopyIn(pack)?.consent ?? '',
    newsletter: blockOf('newsletter')?.consent ?? '',
    contact: blockOf('contact-form')?.consent ?? '',
    jobAlert: alerts?.form.consent ?? '',
    gate: blockOf('gate')?.consent ?? '',
    gateNewsletter: blockOf('gate')?.newsletter ?? '',
  };
}
