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
      <div className="[--until:400ms] content-visibility-1120 md:content-visibility-900 lg:content-visibility-600">
        <Why />
      </div>
      <div className="[--until:500ms] content-visibility-220">
        <Partners />
      </div>
      <div className="[--until:600ms] content-visibility-2000 md:content-visibility-1200 lg:content-visibility-940">
        <Cases />
      </div>
      <div className="[--until:700ms] content-visibility-640 md:content-visibility-465 lg:content-visibility-720">
        <Voices />
      </div>
      <div className="[--until:750ms] content-visibility-1110 sm:content-visibility-1070 lg:content-visibility-910">
        <ShortMeter />
      </div>
      <div className="[--until:800ms] content-visibility-720 sm:content-visibility-620">
        <DeRisk />
      </div>
      <div className="content-visibility-740 sm:content-visibility-500 lg:content-visibility-400">
        <Newsletter pageTitle={documentTitle(copy.meta.title)} />
      </div>
    </>
  );
}
