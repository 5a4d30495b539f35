/** Builds the services of the console's API. */
import type { ConsoleServices, MediaServices } from '#api/console/services.ts';
import type { BlockCopy } from '#contract/block-copy.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Site } from '#contract/site.ts';
import { isPageIn, languagesOf } from '#contract/translated-pack.ts';
import type { OpenedEngine } from '#db/open.ts';
import { createContentHealth } from '#domain/content/health/index.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { publishedPack } from '#domain/content/publishing/index.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import type { ContentTasks } from '#server/content/content-worker.ts';
import { createPackWork } from '#server/content/new-pack/pack-work.ts';
import { localizedMailParts, type MailSecrets, mailContext } from '#server/jobs/mail-context.ts';
import { createPageDrawings } from '#server/jobs/pdf-process/page-drawings.ts';
import { readMachine } from '#server/machine-state.ts';
import type { Config } from '#server/settings.ts';
import { siteTimeZone } from '#server/visits.ts';
import { createIdentityProvider } from './identity-provider.ts';

interface Host {
  config: Config;
  engine: OpenedEngine;
  /** The current pack. */
  pack: () => SiteModules;
  /** Origin of the site. */
  origin: () => string;
  hashIp: (ip: string) => string;
  kinds: Kinds;
  /** The keys that sign links in mails. */
  secrets: MailSecrets;
  /** Called when there may be new rows in the outbox. */
  pollOutbox: () => void;
  content: ContentTasks;
  media: MediaServices;
}

/** @param console the console's path */
export function consoleServices(console: string, host: Host): ConsoleServices {
  const { config, engine, pack, origin, hashIp, kinds, secrets, pollOutbox, content, media } = host;
  const { db, applicantIndex, inboxIndex } = engine;
  const contact = () => pack()['contact-form.yaml'] as BlockCopy['contact-form'];
  return {
    db,
    applicantIndex,
    inboxIndex,
    origin,
    hashIp,
    kinds,
    path: console,
    consoleCopy: () => pack()['console.yaml'] as BlockCopy['console'],
    site: () => pack()['site.yaml'] as Site,
    isPageIn: (code, path) => isPageIn(pack(), code, path),
    content,
    contentHealth: createContentHealth({
      db,
      readPack: () => content.health(),
      timeZone: () => siteTimeZone(pack()),
    }),
    packSource: async () => (await publishedPack({ engine, contentDir: config.contentDir })).source,
    topics: () => contact().topics,
    brand: () => (pack()['site.yaml'] as Site).name,
    identityProvider: config.oidc && createIdentityProvider(config.oidc),
    secret: cachedSecrets(db),
    retention: config,
    mails: () => {
      const localize = (language?: LanguageCode) => localizedMailParts(pack(), language);
      return mailContext({ localize, origin: origin(), console, secrets });
    },
    visits: () => ({
      isCounting: config.visitCounts,
      timeZone: siteTimeZone(pack()),
      languages: languagesOf(pack()),
    }),
    sendsMail: config.delivery.mail !== null,
    announceContentChange: (transaction) => engine.announceContentChange(transaction),
    renderFilePage: createPageDrawings(),
    readSystem: () => readMachine(config),
    pollOutbox,
    media,
    packWork: createPackWork(),
  };
}

/** Reads each secret once, because `siteSecret` writes if it does not exist. */
function cachedSecrets(db: OpenedEngine['db']): (name: string) => Promise<string> {
  const cache = new Map<string, Promise<string>>();
  return (name) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const secret = siteSecret(db, name);
    cache.set(name, secret);
    secret.catch(() => cache.delete(name));
    return secret;
  };
}
