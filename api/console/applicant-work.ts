import type { FastifyInstance } from 'fastify';
import type { BulkChange } from '#contract/console/applicant-work.ts';
import {
  changeApplicant,
  changeApplicants,
  getApplicantUnaudited,
  linkPerson,
  markApplicant,
  rateApplicant,
  undoChange,
  unlinkPerson,
} from '#domain/hiring/applicants/index.ts';
import { renewStatusLink } from '#domain/hiring/application-status/index.ts';
import { applicantDependencies } from './applicant-dependencies.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Changes that staff make to applications. */
export function applicantWorkRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const { db } = services;
  const parts = () => applicantDependencies(services);
  serveCall(app, services, 'changeApplicant', async ({ permit, params: { id }, body, now }) => {
    const { version, mail, keepScheduledEmails, ...requestedChange } = body;
    const input = { id, version, requestedChange, mail, keepScheduledEmails, now };
    const applicant = await changeApplicant(permit, db, input, parts());
    if (mail) services.pollOutbox();
    return applicant;
  });
  serveCall(app, services, 'markApplicant', ({ permit, params: { id }, body: { isRead }, now }) =>
    markApplicant(permit, db, { id, isRead, now }, parts()),
  );
  serveCall(app, services, 'changeApplicants', async ({ permit, body, now }) => {
    const { ids, change, mail, keepScheduledEmails } = body;
    const requestedChange = requestedChangeOf(change);
    const input = { ids, requestedChange, mail, keepScheduledEmails, now };
    const result = await changeApplicants(permit, db, input, parts());
    if (result.mailsWritten > 0) services.pollOutbox();
    return result;
  });
  serveCall(app, services, 'undoChange', ({ permit, body: { changeId }, now }) =>
    undoChange(permit, db, { changeId, now }, parts()),
  );
  serveCall(app, services, 'rate', ({ permit, params: { id }, body, now }) =>
    rateApplicant(permit, db, { ...body, id, now }, parts()),
  );
  serveCall(app, services, 'linkPerson', ({ permit, params, now }) =>
    linkPerson(permit, db, { ...params, now }, parts()),
  );
  serveCall(app, services, 'unlinkPerson', ({ permit, params: { id }, now }) =>
    unlinkPerson(permit, db, { id, now }, parts()),
  );
  serveCall(app, services, 'renewStatusLink', async ({ permit, params: { id }, now }) => {
    await renewStatusLink(permit, db, id, now);
    return getApplicantUnaudited(permit, db, id, parts());
  });
}

function requestedChangeOf(change: BulkChange) {
  if ('addTag' in change) return { addTags: [change.addTag] };
  if ('removeTag' in change) return { removeTags: [change.removeTag] };
  return change;
}
