import type { Db } from '#db/schema.ts';

/**
 * What the desks of others are told has changed when a delivery fails, or is tried again: the list of deliveries,
 * and whatever it is about with the list that marks it.
 */
export async function topicsOfDelivery(
  db: Db,
  { topic, subjectId }: { topic: string; subjectId: string },
): Promise<string[]> {
  const [prefix = ''] = topic.split('.', 1);
  const mail =
    prefix === 'desk' &&
    (await db
      .selectFrom('desk_mails')
      .select(['kind', 'subject_id as id'])
      .where('id', '=', subjectId)
      .executeTakeFirst());
  const { kind, id } = mail || { kind: prefix, id: subjectId };
  return kind === 'application'
    ? ['deliveries', 'applications', `application:${id}`]
    : ['deliveries', 'inbox', `inbox:${id}`];
}
