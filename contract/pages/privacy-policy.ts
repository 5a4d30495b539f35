/** The copy of `content/pages/privacy-policy.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const PrivacyPolicyCopy = z.strictObject({ meta: Meta, heading: text });
