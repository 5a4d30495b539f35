/** The copy of `content/pages/about.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const AboutCopy = z.strictObject({ meta: Meta, heading: text });
