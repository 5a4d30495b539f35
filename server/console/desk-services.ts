/** What the desk's API needs of this program. */
import type { DeskServices } from '#api/console/services.ts';
import type { BlockCopy } from '#contract/block-copy.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Site } from '#contract/site.ts';
import type { OpenedEngine } from '#db/open.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import { type MailSecrets, mailContext, mailWords } from '#server/jobs/mail-words.ts';
import { createPageDrawings } from '#server/jobs/pdf-process/page-drawings.ts';
import type { Config } from '#server/settings.ts';

interface Host {
  config: Config;
  engine: OpenedEngine;
  /** The pack that is shown now. */
  pack: () => SiteModules;
  /** Origin of the site. */
  origin: () => string;
  hashIp: (ip: string) => string;
  kinds: Kinds;
  /** What the links in mails are signed with. */
  secrets: MailSecrets;
  /** There may be something new in the outbox. */
  look: () => void;
}

/** @param console path of the desk */
export function deskServices(console: string, host: Host): DeskServices {
  const { config, engine, pack, origin, hashIp, kinds, secrets, look } = host;
  const { db, applicantIndex, enquiryIndex } = engine;
  const contact = () => pack()['contact-form.yaml'] as BlockCopy['contact-form'];
  return {
    db,
    applicantIndex,
    enquiryIndex,
    origin,
    hashIp,
    kinds,
    path: console,
    desk: () => pack()['desk.yaml'] as BlockCopy['desk'],
    topics: () => contact().topics,
    brand: () => (pack()['site.yaml'] as Site).name,
    secret: rememberedSecrets(db),
    retention: config,
    mails: () => {
      const words = (language?: LanguageCode) => mailWords(pack(), language);
      return mailContext({ words, origin: origin(), console, secrets });
    },
    sendsMail: config.delivery.mail !== null,
    announceContentChange: (transaction) => engine.announceContentChange(transaction),
    drawPage: createPageDrawings(),
    lookAtOutbox: look,
  };
}

/** Each is read once: looking for one writes. */
function rememberedSecrets(db: OpenedEngine['db']): (name: string) => Promise<string> {
  const read = new Map<string, Promise<string>>();
  return (name) => {
    const known = read.get(name);
    if (known) return known;
    const secret = siteSecret(db, name);
    read.set(name, secret);
    secret.catch(() => read.delete(name));
    return secret;
  };
}
