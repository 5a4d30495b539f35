/** The schema of `content/jobs/options.yaml`, the options of the application form. */
import * as z from 'zod/mini';
import { ApplicationOptions } from '#contract/applications.ts';
import { uniqueBy } from './entry-fields.ts';

export const SkillOptions = z.strictObject({
  languages: ApplicationOptions.shape.languages.check(uniqueBy('id')),
  frameworks: ApplicationOptions.shape.frameworks.check(uniqueBy('id')),
  softwares: ApplicationOptions.shape.softwares.check(uniqueBy('id')),
  certifications: ApplicationOptions.shape.certifications.check(uniqueBy('id')),
});
