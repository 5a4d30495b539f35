/** The copy of `content/pages/hire-a-professional.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const HireAProfessionalCopy = z.strictObject({ meta: Meta, heading: text });
