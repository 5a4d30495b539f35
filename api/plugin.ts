/** The public API as a Fastify plugin. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { applicationRoutes } from './applications.ts';
import { captchaRoutes } from './captcha.ts';
import { jobRoutes } from './jobs.ts';
import { sendProblem } from './problems.ts';
import type { ApiServices } from './services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form has a limit of its own, narrower than that of reads. */
    isForm?: boolean;
  }
}

export async function publicApi(app: FastifyInstance, { services }: { services: ApiServices }) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', ({ ip, routeOptions }) => {
    const { reads, forms } = services.limits;
    return routeOptions.config.isForm ? forms(ip) : reads(ip);
  });
  await app.register(multipart);
  for (const routes of [jobRoutes, applicationRoutes, captchaRoutes]) {
    await app.register(routes, { services });
  }
}
