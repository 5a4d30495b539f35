import { OutsideButton } from '#app/ui/button/button.tsx';
import sceneNarrow from '#content/media/scenes/closing-narrow.svg';
import sceneWide from '#content/media/scenes/closing-wide.svg';
import copy from '#content/pages/home.yaml';
import site from '#content/site.yaml';

/** Night: the call to bring the milestone that worries. */
export function DeRisk() {
  const { title, text, button } = copy.deRisk;
  return (
    <section
      aria-labelledby="de-risk-title"
      className="on-night relative overflow-hidden bg-[linear-gradient(var(--color-night),var(--color-primary-900)_46%,#3f6fa6_72%,#8fb4d9_96%)] text-white"
    >
      <picture>
        <source media="(width >= 40rem)" srcSet={sceneWide} />
        <img
          src={sceneNarrow}
          alt=""
          width={390}
          height={400}
          loading="lazy"
          className="absolute inset-x-0 -bottom-px h-100 w-full sm:h-155"
        />
      </picture>
      <div className="wrap relative min-h-180 sm:min-h-155">
        <div className="max-w-160 pt-18 sm:pt-28">
          <h2 id="de-risk-title" className="text-4xl leading-[1.04] tracking-[-0.03em]">
            {unbroken(title)}
          </h2>
          <p className="mt-5.5 mb-8.5 max-w-[27em] text-lg text-pretty text-primary-100">{text}</p>
          <OutsideButton href={site.schedulingUrl} tone="action" className="w-full sm:w-auto">
            {button}
          </OutsideButton>
        </div>
      </div>
    </section>
  );
}

/** Keeps a word with a hyphen on one line. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\w)-(?=\w)/g, '\u2011');
}
