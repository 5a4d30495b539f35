/** The copy of `content/pages/why-businesses.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const WhyBusinessesCopy = z.strictObject({ meta: Meta, heading: text });
