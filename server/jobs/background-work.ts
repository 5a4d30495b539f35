/** Work in the background of requests: the outbox, the texts of résumés, the sizes of pictures. */
import type { OpenedEngine } from '#db/open.ts';
import type { MediaWork } from '#domain/content/media/index.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import type { DeliverySite } from '#server/api-host.ts';
import type { Config } from '#server/settings.ts';

import { localizedMailParts, type MailSecrets } from './mail-context.ts';
import { MediaWorker } from './media-process/media-worker.ts';
import { type RunningDeliveries, startDeliveries } from './outbox/deliveries.ts';
import { ResumeTextWorker } from './resume-text-worker.ts';

/** Milliseconds for deliveries in flight at the end. The rest is sent after a restart. */
const DELIVERY_TIMEOUT = 6000;

interface Parts {
  mediaWork: MediaWork;
  config: Config;
  engine: OpenedEngine;
  kinds: Kinds;
  /** The current pack. */
  pack: () => SiteModules;
  secrets: MailSecrets;
  /** Resolves when the job search has all content that is stored at the time of the call. */
  contentIndexed: () => Promise<void>;
}

export class BackgroundWork {
  readonly #parts: Parts;
  #deliveries: Promise<RunningDeliveries> | undefined;
  #resumeTexts: ResumeTextWorker | undefined;
  #media: MediaWorker | undefined;
  #stopped: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async start({ readResume, ...site }: DeliverySite): Promise<void> {
    const { config, engine, kinds, pack, secrets, contentIndexed, mediaWork } = this.#parts;
    const { db, contentVersion } = engine;
    if (config.console !== null) {
      const report = (err: unknown) => site.log.error({ err }, 'résumés could not be read');
      this.#resumeTexts = new ResumeTextWorker({
        db,
        report,
        ...(readResume && { read: readResume }),
      });
      this.#resumeTexts.start();
      this.#media = new MediaWorker({
        db,
        work: mediaWork,
        report: (err) => site.log.error({ err }, 'pictures of the library could not be made'),
      });
      this.#media.start();
    }
    this.#deliveries = startDeliveries({
      ...site,
      db,
      kinds,
      contentVersion,
      waitForCurrentPages: async () => {
        await Promise.all([site.waitForCurrentPages(), contentIndexed()]);
      },
      localize: (language) => localizedMailParts(pack(), language),
      settings: config.delivery,
      secrets,
      console: config.console,
    });
    await this.#deliveries;
  }

  /** Called when there may be new rows in the outbox. */
  async pollOutbox(): Promise<void> {
    (await this.#deliveries)?.poll();
  }

  /** Called when there may be a new picture in the library. */
  pollMedia(): void {
    this.#media?.poll();
  }

  /** Called after each post, which may have added an outbox row or a résumé. */
  async poll(): Promise<void> {
    this.#resumeTexts?.poll();
    await this.pollOutbox();
  }

  /** Takes no new work, and lets work in flight finish. */
  async stop(): Promise<void> {
    // If deliveries could not start, there is nothing to stop.
    this.#stopped ??= this.#deliveries?.then(
      ({ stop }) => stop(DELIVERY_TIMEOUT),
      () => undefined,
    );
    await Promise.all([this.#stopped, this.#resumeTexts?.stop(), this.#media?.stop()]);
  }
}
