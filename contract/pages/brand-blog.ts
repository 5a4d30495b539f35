/** The copy of `content/pages/brand-blog.yaml`. */
import * as z from 'zod/mini';
import { Meta, text } from '#contract/copy-parts.ts';

export const BrandBlogCopy = z.strictObject({ meta: Meta, heading: text });
