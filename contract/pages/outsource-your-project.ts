/** The copy of `content/pages/outsource-your-project.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const OutsourceYourProjectCopy = z.strictObject({ meta: Meta, heading: text });
