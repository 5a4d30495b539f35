/** The copy of `content/pages/impact-stories.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const ImpactStoriesCopy = z.strictObject({ meta: Meta, heading: text });
