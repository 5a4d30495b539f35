/** The copy of `content/pages/remote-career.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const RemoteCareerCopy = z.strictObject({ meta: Meta, heading: text });
