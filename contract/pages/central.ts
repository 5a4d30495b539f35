/** The copy of `content/pages/central.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const CentralCopy = z.strictObject({ meta: Meta, heading: text });
