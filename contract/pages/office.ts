/** The copy of `content/pages/office.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const OfficeCopy = z.strictObject({ meta: Meta, heading: text });
