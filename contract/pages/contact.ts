/** The copy of `content/pages/contact.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const ContactCopy = z.strictObject({ meta: Meta, heading: text });
