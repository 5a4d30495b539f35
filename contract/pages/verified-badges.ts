/** The copy of `content/pages/verified-badges.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const VerifiedBadgesCopy = z.strictObject({ meta: Meta, heading: text });
