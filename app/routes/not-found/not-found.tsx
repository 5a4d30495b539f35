import { data } from 'react-router';
import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import errors from '#content/pages/errors.yaml';
import type { Route } from './+types/not-found';
import { NotFoundPanel } from './not-found-panel.tsx';

export const handle: PageHandle = { sheet: 'first' };

export function loader() {
  return data(null, { status: 404 });
}

export function meta(args: Route.MetaArgs) {
  return metadata({ title: errors.notFound.title, noIndex: true }, args);
}

export default function NotFound() {
  return <NotFoundPanel />;
}
