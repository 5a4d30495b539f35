/** The public API as a Fastify plugin: every call of its table. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sendProblem } from '#api/http/problems.ts';
import type { ApiServices } from '#api/services.ts';
import type { PublicCall } from '#contract/public/call.ts';
import { PUBLIC_CALLS, type PublicCallName } from '#contract/public/calls.ts';
import { captchaCall, formCall } from '#contract/public/forms.ts';
import { formKinds } from '#domain/inbox/submissions/index.ts';
import type { AnyHandler } from './handler.ts';
import { CHECKS_BEFORE_FILE, HANDLERS } from './handlers.ts';
import { serveCall } from './serve-call.ts';

export async function publicApiPlugin(
  app: FastifyInstance,
  { services }: { services: ApiServices },
) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', ({ ip, routeOptions }) => {
    const { reads, forms } = services.limits;
    const { limit } = routeOptions.config;
    return limit ? forms(limit)(ip) : reads(ip);
  });
  await app.register(multipart);
  await app.register(async (scope) => {
    // All but JSON is answered 415.
    scope.removeContentTypeParser(['text/plain', 'multipart/form-data']);
    // The reference page lists calls in this order: what is read comes first.
    for (const [name, call] of callsBut((call) => !call.file)) {
      serveCall(scope, services, { name, call, handle: HANDLERS[name] as AnyHandler });
    }
    serveForms(scope, services);
  });
  for (const [name, call] of callsBut((call) => Boolean(call.file))) {
    serveCall(app, services, {
      name,
      call,
      handle: HANDLERS[name] as AnyHandler,
      checkBeforeFile: CHECKS_BEFORE_FILE[name],
    });
  }
}

/** Each kind of submission with a form of text fields has a call by itself. */
function serveForms(app: FastifyInstance, services: ApiServices): void {
  const sendForm = HANDLERS.sendForm as AnyHandler;
  for (const { receiving, captcha } of formKinds(services.kinds)) {
    const { name, operationId } = receiving.contract;
    serveCall(app, services, {
      name: operationId,
      call: formCall(receiving.contract, captcha),
      handle: (services, context, input) =>
        sendForm(services, context, { ...input, params: { form: name } }),
    });
  }
  const captchas = services.kinds.submissions.flatMap(({ captcha }) => captcha ?? []);
  serveCall(app, services, {
    name: 'getCaptcha',
    call: captchaCall(captchas.sort()),
    handle: HANDLERS.getCaptcha as AnyHandler,
  });
}

/** Those whose calls depend on the kinds of submissions. */
const BY_KIND: readonly PublicCallName[] = ['sendForm', 'getCaptcha'];

const callsBut = (isServed: (call: PublicCall) => boolean) =>
  (Object.entries(PUBLIC_CALLS) as [PublicCallName, PublicCall][]).filter(
    ([name, call]) => isServed(call) && !BY_KIND.includes(name),
  );
