import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PackContext } from '#app/pack-context.ts';
import { pack } from './localized-pack.ts';

/** The HTML of a component that uses the pack. */
export const staticMarkup = (children: ReactNode) =>
  renderToStaticMarkup(<PackContext value={pack}>{children}</PackContext>);
