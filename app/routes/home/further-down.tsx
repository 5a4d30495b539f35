import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle } from '#app/metadata.ts';
import copy from '#content/pages/home.yaml';
import { Cases } from './cases.tsx';
import { DeRisk } from './de-risk.tsx';
import { Partners } from './partners/partners.tsx';
import { ShortMeter } from './short-meter.tsx';
import { Voices } from './voices/voices.tsx';
import { Why } from './why.tsx';

/** What no first screen shows: it is laid out after that, and its scripts are fetched once somebody
 * comes near. */
export default function FurtherDown() {
  return (
    <>
      <div className="[--until:400ms] far-1120 md:far-900 lg:far-600">
        <Why />
      </div>
      <div className="[--until:500ms] far-220">
        <Partners />
      </div>
      <div className="[--until:600ms] far-2000 md:far-1200 lg:far-940">
        <Cases />
      </div>
      <div className="[--until:700ms] far-640 md:far-465 lg:far-720">
        <Voices />
      </div>
      <div className="[--until:750ms] far-1110 sm:far-1070 lg:far-910">
        <ShortMeter />
      </div>
      <div className="[--until:800ms] far-720 sm:far-620">
        <DeRisk />
      </div>
      <div className="far-740 sm:far-500 lg:far-400">
        <Newsletter pageTitle={documentTitle(copy.meta.title)} />
      </div>
    </>
  );
}
