import { data } from 'react-router';
import { titleOnly } from '#app/metadata.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { NotFoundPanel } from './not-found-panel.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ pack }: MetaArgs) {
  return titleOnly(pack, pack.copy('pages/errors').notFound.title);
}

export default function NotFound() {
  return <NotFoundPanel />;
}
