import { metadata } from '#app/metadata.ts';
import copy from '#content/pages/why-businesses.yaml';
import type { Route } from './+types/why-businesses';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export default function WhyBusinessesPage() {
  return <h1 className="wrap pt-40 pb-20 text-4xl">{copy.heading}</h1>;
}
