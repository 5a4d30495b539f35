/** The copy of `content/pages/cares.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const CaresCopy = z.strictObject({ meta: Meta, heading: text });
