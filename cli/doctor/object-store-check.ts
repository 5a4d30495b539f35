/** The object store: a small object is written, read and deleted. */
import { checkObjectStore } from '#domain/files/check-store.ts';
import { countObjects } from '#domain/files/delete-objects.ts';
import { ObjectStoreError } from '#domain/files/object-store.ts';
import { openS3Store } from '#domain/files/s3-store.ts';
import { counted } from '#domain/support/counted.ts';
import { type Check, ok, problem, warning } from './check.ts';
import { withCurrentDatabase } from './database-checks.ts';

export const objectStoreCheck: Check = {
  name: 'object store',
  run: async ({ config }) => {
    const counts = await withCurrentDatabase(config, (db) => countObjects(db, Date.now()));
    const { kept, due } = counts ?? { kept: 0, due: 0 };
    if (!config.objectStore)
      return kept === 0
        ? []
        : problem(
            `the database has ${counted(kept, 'file')} in an object store, and none is set`,
            'Set OBJECT_STORE_URL. To do without it, move the files into the database first.',
          );
    const store = openS3Store(config.objectStore);
    try {
      await checkObjectStore(store);
    } catch (error) {
      if (!(error instanceof ObjectStoreError)) throw error;
      return problem(error.explanation, 'Compare OBJECT_STORE_URL with the store.');
    }
    const works = ok(`${store.name} stores, returns and deletes; it has ${counted(kept, 'file')}`);
    if (due < MANY_DUE) return works;
    const late = `${counted(due, 'file')} still to be deleted from ${store.name}`;
    return [works, warning(late, 'Is the site running? Its log says why deleting fails.')];
  },
};

/** The site deletes what is due once a minute. */
const MANY_DUE = 100;
