import { documentTitle } from '#app/metadata.ts';
import { Newsletter } from '#app/ui/newsletter/newsletter.tsx';
import copy from '#content/pages/home.yaml';
import { Cases } from './cases.tsx';
import { DeRisk } from './de-risk.tsx';
import { Partners } from './partners/partners.tsx';
import { Voices } from './voices/voices.tsx';
import { Why } from './why.tsx';

/** What no first screen shows: its scripts are fetched once somebody comes near. */
export default function FurtherDown() {
  return (
    <>
      <Why />
      <Partners />
      <Cases />
      <Voices />
      <DeRisk />
      <Newsletter pageTitle={documentTitle(copy.meta.title)} />
    </>
  );
}
