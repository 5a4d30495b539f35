/** The schema of `content/jobs/options.yaml`, the options of the application form. A list may be left out. */
import * as z from 'zod/mini';
import { ApplicationOptions } from '#contract/applications.ts';
import { uniqueBy } from './entry-fields.ts';

export const SkillOptions = z.strictObject({
  languages: z._default(ApplicationOptions.shape.languages.check(uniqueBy('id')), []),
  frameworks: z._default(ApplicationOptions.shape.frameworks.check(uniqueBy('id')), []),
  softwares: z._default(ApplicationOptions.shape.softwares.check(uniqueBy('id')), []),
  certifications: z._default(ApplicationOptions.shape.certifications.check(uniqueBy('id')), []),
});
