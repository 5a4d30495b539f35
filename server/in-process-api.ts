/** `PublicApi` without HTTP: what loaders and actions of the pages call on this server. */
import { leadConsent } from '#api/lead-consent.ts';
import type { ApiServices } from '#api/services.ts';
import type { ResumeFile } from '#contract/applications.ts';
import { RESUME } from '#contract/applications.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { headerText } from '#contract/text-rules.ts';
import { listOptions, receiveApplication } from '#domain/applications/index.ts';
import { issueChallenge } from '#domain/captcha/index.ts';
import { receiveContact } from '#domain/contact/index.ts';
import { getJob, listJobs } from '#domain/jobs/index.ts';
import { receiveLead } from '#domain/leads/index.ts';
import { followLink, readLink } from '#domain/newsletter/index.ts';
import type { Visit } from './api-host.ts';
import { createInProcessContent } from './in-process-content.ts';

export function createInProcessApi(services: ApiServices, visit: Visit): PublicApi {
  const { db, captchaKey, applicationConsent, contactConsent } = services;
  const { secret, isDoubleOptIn } = services.newsletter;
  return {
    ...createInProcessContent(services, visit),
    listJobs: (query) => listJobs(db, query),
    getJob: (slug) => getJob(db, slug),
    applicationOptions: () => listOptions(db),
    captcha: (form) => issueChallenge(captchaKey ?? 'off', form),
    applyForJob: async (form, { idempotencyKey }) => {
      // Without scripts no captcha can be solved: taken at a stricter rate, and marked for staff.
      return receiveApplication(db, {
        fields: textFields(form),
        resume: await resumeOf(form),
        numbering: services.numbering,
        captchaKey: null,
        admit: () => visit.admitPost('application'),
        verified: false,
        idempotencyKey: idempotencyKey ?? null,
        addressHash: services.hashAddress(visit.address),
        consent: { wording: applicationConsent, page: visit.page },
      });
    },
    sendLead: (source, lead, { idempotencyKey, title, trap }) =>
      receiveLead(db, {
        source,
        lead,
        trap: trap ?? '',
        // Each source by itself: the lead that follows a message is no second post.
        admit: () => visit.admitPost(`lead ${source}`),
        verified: false,
        idempotencyKey: idempotencyKey ?? null,
        addressHash: services.hashAddress(visit.address),
        page: { route: headerText(visit.page), title: headerText(title) },
        consent: leadConsent(services, source, visit.page),
        isDoubleOptIn,
      }),
    sendContact: (message, { idempotencyKey, title, trap }) =>
      receiveContact(db, {
        message,
        trap: trap ?? '',
        captcha: '',
        captchaKey: null,
        admit: () => visit.admitPost('contact'),
        verified: false,
        idempotencyKey: idempotencyKey ?? null,
        addressHash: services.hashAddress(visit.address),
        page: { route: headerText(visit.page), title: headerText(title) },
        consent: contactConsent,
      }),
    readNewsletterLink: (purpose, token) => readLink(db, { secret, purpose, token }),
    followNewsletterLink: (purpose, token) => followLink(db, { secret, purpose, token }),
  };
}

function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Browsers send an empty file without a name where none was chosen. */
async function resumeOf(form: FormData): Promise<ResumeFile | null> {
  const file = form.get(RESUME.field);
  if (!(file instanceof Blob) || (file.size === 0 && file.name === '')) return null;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
