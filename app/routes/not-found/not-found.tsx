import { data } from 'react-router';
import { titleOnly } from '#app/metadata.ts';
import errors from '#content/pages/errors.yaml';
import { NotFoundPanel } from './not-found-panel.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return titleOnly(errors.notFound.title);
}

export default function NotFound() {
  return <NotFoundPanel />;
}
