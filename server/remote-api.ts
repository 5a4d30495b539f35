/** Uses the API of another host: pages read from it, and browsers reach it through this server. */
import proxy from '@fastify/http-proxy';
import { solveChallenge } from 'altcha-lib/v1';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitInMemory } from '#api/http/form-limits.ts';
import { sendProblem, unavailableProblem } from '#api/http/problems.ts';
import { createUploadSpool } from '#api/http/upload-spool.ts';
import { createCaller } from '#app/http-caller.ts';
import { applicationForm, RESUME } from '#contract/applications.ts';
import type { CaptchaForm } from '#contract/captcha-rules.ts';
import { gateError } from '#contract/gate-rules.ts';
import { validateAlert } from '#contract/job-alert-rules.ts';
import { type Lead, validateLead } from '#contract/lead-rules.ts';
import { nativeWordsIn } from '#contract/native-words.ts';
import type { ProfileName } from '#contract/profile-names.ts';
import { requiredProfiles } from '#contract/profile-questions.ts';
import type { PublicCall } from '#contract/public/call.ts';
import { PUBLIC_CALLS, type PublicCallName, quotaKeyOf } from '#contract/public/calls.ts';
import { publicCallsOf } from '#contract/public/hub-calls.ts';
import { type Caller, type PublicArgs, publicApi, requestParts } from '#contract/public-api.ts';
import type { RequestContext } from '#delivery/page-api.ts';
import { readSite } from '#domain/content/pack/built-in-copy.ts';
import { readModules } from '#domain/content/pack/read-modules.ts';
import {
  contentFingerprint,
  formKinds,
  KINDS,
  pagePostKey,
} from '#domain/inbox/submissions/index.ts';
import type { ApiHost } from './api-host.ts';
import { remoteEntrySlugs } from './documents/remote-entry-slugs.ts';
import { remoteAnswerReader } from './remote-answers.ts';

/** Milliseconds in which the other host must begin its answer, and between two parts of it. */
const TIMEOUT = 30_000;

/** @param origin of the other host */
export function hostRemoteApi(origin: string, contentDir: string): ApiHost {
  const site = readSite(contentDir);
  const calls = publicCallsOf(site);
  const required = requiredProfiles(site.profiles);
  const readAnswer = remoteAnswerReader(nativeWordsIn(site.nativeLanguage));
  const callWith = (headers: Readonly<Record<string, string>>) =>
    createCaller(calls, { base: origin, headers, read: readAnswer });
  /** Pages are cached for all visitors, so this server reads for them under its own IP. */
  const read = callWith({});
  return {
    register: (app) => forwardCalls(app, origin),
    apiFor: ({ ip, consumeQuota }) => {
      // The other host limits visitors, so it gets the client IP that we determined.
      const asVisitor = ip ? callWith({ 'x-forwarded-for': ip }) : read;
      const post = postingCaller(asVisitor, { consumeQuota, required });
      return publicApi((name, ...args) =>
        (PUBLIC_CALLS[name].method === 'POST' ? post : read)(name, ...args),
      );
    },
    limitForm: limitInMemory,
    uploadSpool: createUploadSpool(),
    entrySlugs: remoteEntrySlugs(publicApi(read)),
    // The other host announces no changes, so cached pages expire after a minute. The copy is ours.
    contentVersion: () => 0,
    readPack: () => readModules(contentDir),
    setVisiblePack: () => undefined,
    // There is no database to keep the counts in.
    currentPath: undefined,
    movedPath: undefined,
    countVisit: undefined,
    uploadedFiles: null,
    probeSecret: undefined,
    probes: { read: () => read('listApplicationOptions') },
    // The other host stores submissions, and sends their notifications.
    startDelivery: async () => undefined,
    stopDelivery: () => undefined,
    close: async () => undefined,
  };
}

/** Browsers' calls stay same-origin: no CORS, and a Content-Security-Policy of this site only. */
async function forwardCalls(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(proxy, {
    upstream: origin,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': (request as unknown as FastifyRequest).ip,
      }),
      onError: (reply, { error }) => {
        const answer = reply as unknown as FastifyReply;
        sendProblem(unavailableProblem(error), answer.request, answer);
      },
    },
  });
}

/** Checks without a database. A post that the other host will refuse does not count as one. */
const acceptance = (
  required: readonly ProfileName[],
): { [Name in PublicCallName]?: (...args: PublicArgs<Name>) => boolean } => ({
  sendForm: (name, fields) => formNamed(name)?.receiving.contract.errors(fields).length === 0,
  sendLead: ({ source }, lead) => validateLead(source, lead as Lead).length === 0,
  openVideo: (_slug, lead) => !gateError(lead),
  openPaper: (_slug, lead) => !gateError(lead),
  askForJobAlert: (request) => validateAlert(request).length === 0,
  applyForJob: (form) => isComplete(form, required),
});

interface PostSettings extends Pick<RequestContext, 'consumeQuota'> {
  /** The profile links that the pack requires. */
  required: readonly ProfileName[];
}

/**
 * Sends posts to pages, from browsers without scripts. This server solves the captcha that the
 * other host requires, and sends an idempotency key because an answer may be lost.
 */
function postingCaller(call: Caller, { consumeQuota, required }: PostSettings): Caller {
  const acceptableByCall = acceptance(required);
  return async (name, ...args) => {
    const { hasKey, ...declaration }: PublicCall = PUBLIC_CALLS[name];
    const parts = requestParts(declaration, args);
    const { body, params, submission } = parts;
    const isAcceptable = acceptableByCall[name] as ((...args: unknown[]) => boolean) | undefined;
    const quota = quotaKeyOf(name, parts);
    if (isAcceptable?.(...args)) await consumeQuota(quota);
    const { captcha: form = formNamed(params.form)?.captcha } = declaration;
    const captcha = form && (await solveFor(call, form));
    if (body instanceof FormData) {
      if (captcha) body.set('captcha', captcha);
      return call(name, ...args);
    }
    if (!hasKey) return call(name, ...args);
    const idempotencyKey = keyOf([quota, body]);
    // The submission is the last argument.
    return call(
      name,
      ...args.with(-1, { ...submission, idempotencyKey, ...(captcha && { captcha }) }),
    );
  };
}

const formNamed = (form?: string) =>
  formKinds(KINDS).find(({ receiving }) => receiving.contract.name === form);

function keyOf(content: unknown): string {
  return pagePostKey(contentFingerprint(content), Date.now()).replaceAll(' ', '-');
}

function isComplete(form: FormData, required: readonly ProfileName[]): boolean {
  const file = form.get(RESUME.field);
  const isFilledIn = applicationForm(required).safeParse(Object.fromEntries(form)).success;
  return isFilledIn && file instanceof Blob && file.size > 0 && file.size <= RESUME.maxBytes;
}

async function solveFor(call: Caller, form: CaptchaForm): Promise<string> {
  const challenge = await publicApi(call).getCaptcha({ form });
  const { salt, algorithm, maxnumber } = challenge;
  const solution = await solveChallenge(challenge.challenge, salt, algorithm, maxnumber).promise;
  return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString('base64');
}
