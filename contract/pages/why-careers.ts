/** The copy of `content/pages/why-careers.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const WhyCareersCopy = z.strictObject({ meta: Meta, heading: text });
