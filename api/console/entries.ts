import type { FastifyInstance } from 'fastify';
import type { EntryDetail } from '#contract/console/entries.ts';
import { ENTRY_LIMITS } from '#contract/console/entry-names.ts';
import { ProblemError } from '#contract/problem.ts';
import {
  askReview,
  cancelPublication,
  compareWithLive,
  createDraft,
  discardDraft,
  getEntry,
  listEntries,
  listPublications,
  listShareLinks,
  listTranslations,
  listVersions,
  planPublication,
  restoreEntry,
  restoreVersion,
  revokeShareLink,
  saveDraft,
  seeEntry,
  setReview,
  shareDraft,
} from '#domain/content/publishing/index.ts';
import { type Actor, requirePermission } from '#domain/staff/permissions.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Bytes of a save: a body of the greatest length, before and after, in a script of three bytes. */
const SAVE_LIMIT = ENTRY_LIMITS.source * 7;

export function entryRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db, content, site } = services;
  const isPublic = ({ kind, path }: Pick<EntryDetail, 'kind' | 'path'>) => {
    if (kind !== 'translation' || path === null) return true;
    const [, code = '', ...rest] = path.split('/');
    return services.isPageIn(code, `/${rest.join('/')}`);
  };
  const read = async (actor: Actor, file: string): Promise<EntryDetail> => {
    const permit = requirePermission(actor, 'content.read');
    const entry = await getEntry(permit, db, file, site());
    return { ...entry, isPublic: isPublic(entry) };
  };

  serveCall(app, services, 'listEntries', ({ permit, query }) =>
    listEntries(permit, db, query, site()),
  );
  serveCall(app, services, 'getEntry', ({ actor, query }) => read(actor, query.file));
  serveCall(app, services, 'checkEntry', async ({ actor, query }) => {
    await read(actor, query.file);
    return content.check(query.file);
  });
  serveCall(app, services, 'createEntry', async ({ actor, permit, body, now }) =>
    read(actor, await createDraft(permit, db, body, { site: site(), now })),
  );
  serveCall(app, services, 'listTranslations', ({ permit, query }) =>
    listTranslations(permit, db, query.file),
  );
  serveCall(
    app,
    services,
    'saveDraft',
    async ({ actor, body, now }) => {
      const { staffId } = actor;
      const { conflicts } = await saveDraft(db, { ...body, staffId, now });
      return { entry: await read(actor, body.file), conflicts };
    },
    { bodyLimit: SAVE_LIMIT },
  );
  serveCall(app, services, 'discardDraft', async ({ actor, body }) => {
    await discardDraft(db, body.file, body.version);
    return read(actor, body.file);
  });
  serveCall(app, services, 'restoreEntry', async ({ actor, permit, body, now }) => {
    await restoreEntry(permit, db, body.file, now);
    return read(actor, body.file);
  });
  serveCall(app, services, 'askReview', async ({ actor, permit, body, now }) => {
    await askReview(permit, db, body, now);
    return read(actor, body.file);
  });
  serveCall(app, services, 'setReview', async ({ permit, body, now }) => {
    await setReview(permit, db, body.isNeeded, now);
    return body;
  });
  serveCall(app, services, 'seeEntry', ({ permit, body, now }) => seeEntry(permit, db, body, now));
  publishingRoutes(app, services, read);
  versionRoutes(app, services, read);
}

type Read = (actor: Actor, file: string) => Promise<EntryDetail>;

function publishingRoutes(app: FastifyInstance, services: ConsoleServices, read: Read): void {
  const { db, content, site } = services;
  serveCall(app, services, 'publishEntry', async ({ actor, permit, body }) => {
    await content.publish(permit, body);
    return read(actor, body.file);
  });
  serveCall(app, services, 'unpublishEntry', async ({ actor, permit, body }) => {
    await content.unpublish(permit, body.file);
    return read(actor, body.file);
  });
  serveCall(app, services, 'deleteEntry', async ({ actor, permit, body }) => {
    await content.remove(permit, body.file);
    return read(actor, body.file);
  });
  serveCall(app, services, 'renameEntry', async ({ actor, permit, body }) =>
    read(actor, await content.rename(permit, body)),
  );
  serveCall(app, services, 'undoPublish', async ({ actor, permit, body }) => {
    await content.undo(permit, body);
    return read(actor, body.file);
  });
  serveCall(app, services, 'resolveConflict', async ({ actor, permit, body }) => {
    const choices = body.choices.map((choice) =>
      typeof choice === 'string' ? choice : { value: choice.value as never },
    );
    await content.resolve(permit, { file: body.file, choices });
    return read(actor, body.file);
  });
  serveCall(app, services, 'listPublications', async ({ permit, query, now }) => ({
    items: await listPublications(permit, db, query, now),
    timeZone: site().timeZone,
  }));
  serveCall(app, services, 'schedulePublication', async ({ actor, permit, body, now }) => {
    const id = await planPublication(permit, db, body, now);
    const reader = requirePermission(actor, 'content.read');
    const [publication] = await listPublications(reader, db, { id }, now);
    if (!publication) throw new ProblemError('not-found', 'There is no such publication');
    return publication;
  });
  serveCall(app, services, 'cancelPublication', async ({ permit, params, now }) => {
    await cancelPublication(permit, db, params.id, now);
    return undefined;
  });
}

function versionRoutes(app: FastifyInstance, services: ConsoleServices, read: Read): void {
  const { db, origin, path } = services;
  serveCall(app, services, 'listVersions', ({ permit, query }) =>
    listVersions(permit, db, query.file),
  );
  serveCall(app, services, 'compareVersions', ({ permit, query }) =>
    compareWithLive(permit, db, query),
  );
  serveCall(app, services, 'restoreVersion', async ({ actor, permit, body, now }) => {
    await restoreVersion(permit, db, body, now);
    return read(actor, body.file);
  });
  serveCall(app, services, 'shareDraft', async ({ permit, body, now }) => {
    const { id, token, expiresAt } = await shareDraft(permit, db, body, now);
    return { id, url: `${origin()}${path}/shared/${token}`, expiresAt };
  });
  serveCall(app, services, 'listShareLinks', ({ permit, query, now }) =>
    listShareLinks(permit, db, query.file, now),
  );
  serveCall(app, services, 'revokeShareLink', async ({ permit, params }) => {
    await revokeShareLink(permit, db, params.id);
    return undefined;
  });
}
