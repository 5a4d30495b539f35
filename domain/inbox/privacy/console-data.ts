/** Data that the console stores about a person in addition to their submissions. */
import type { Db } from '#db/schema.ts';

/** Times are epoch milliseconds, in properties whose names end with `At`. */
export interface ConsoleData {
  applications: unknown[];
  notes: unknown[];
  ratings: unknown[];
  tags: unknown[];
  history: unknown[];
  inbox: unknown[];
  resumeTexts: unknown[];
}

/** @param ids of submissions of any kind */
export async function consoleDataOf(db: Db, ids: readonly string[]): Promise<ConsoleData> {
  const idList = [...ids];
  return {
    applications: await applicationStatesOf(db, idList),
    notes: [...(await applicationNotesOf(db, idList)), ...(await inboxNotesOf(db, idList))],
    ratings: await ratingsOf(db, idList),
    tags: await db
      .selectFrom('application_tags')
      .select(['application_id as applicationId', 'tag'])
      .where('application_id', 'in', idList)
      .execute(),
    history: await historyOf(db, idList),
    inbox: await inboxOf(db, idList),
    resumeTexts: await db
      .selectFrom('resume_texts')
      .select(['application_id as applicationId', 'state', 'text', 'pages', 'read_at as readAt'])
      .where('application_id', 'in', idList)
      .execute(),
  };
}

/** Stage, read state, assignee and person group of each application. */
function applicationStatesOf(db: Db, ids: string[]) {
  return db
    .selectFrom('applications')
    .leftJoin('staff', 'staff.id', 'applications.assignee_id')
    .leftJoin('application_people', 'application_people.application_id', 'applications.id')
    .select(['applications.id', 'stage', 'stage_at as stageAt', 'read_at as readAt', 'rating'])
    .select(['withdrawn_at as withdrawnAt', 'staff.name as assignee', 'person_id as personId'])
    .where('applications.id', 'in', ids)
    .execute();
}

function applicationNotesOf(db: Db, ids: string[]) {
  return db
    .selectFrom('application_notes')
    .innerJoin('staff', 'staff.id', 'application_notes.staff_id')
    .select(['application_id as submissionId', 'staff.name as staff', 'text'])
    .select(['application_notes.created_at as createdAt', 'edited_at as editedAt'])
    .where('application_id', 'in', ids)
    .orderBy('application_notes.created_at')
    .execute();
}

function inboxNotesOf(db: Db, ids: string[]) {
  return db
    .selectFrom('inbox_notes')
    .innerJoin('staff', 'staff.id', 'inbox_notes.staff_id')
    .select(['subject_id as submissionId', 'staff.name as staff', 'text'])
    .select('inbox_notes.created_at as createdAt')
    .where('subject_id', 'in', ids)
    .orderBy('inbox_notes.created_at')
    .execute();
}

async function ratingsOf(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('application_ratings')
    .innerJoin('staff', 'staff.id', 'application_ratings.staff_id')
    .select(['application_id as applicationId', 'staff.name as staff', 'scores', 'comment'])
    .select('rated_at as ratedAt')
    .where('application_id', 'in', ids)
    .orderBy('rated_at')
    .execute();
  return rows.map((row) => ({ ...row, scores: JSON.parse(row.scores) as unknown }));
}

async function historyOf(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('application_events')
    .leftJoin('staff', 'staff.id', 'application_events.staff_id')
    .select(['application_id as applicationId', 'staff.name as staff', 'kind', 'data'])
    .select('at as happenedAt')
    .where('application_id', 'in', ids)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }));
}

function inboxOf(db: Db, ids: string[]) {
  return db
    .selectFrom('inbox_states')
    .leftJoin('staff', 'staff.id', 'assignee_id')
    .select(['kind', 'subject_id as submissionId', 'state', 'is_spam as isSpam'])
    .select(['read_at as readAt', 'changed_at as changedAt', 'staff.name as assignee'])
    .where('subject_id', 'in', ids)
    .execute();
}
