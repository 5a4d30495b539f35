import { Button } from '#app/ui/button/button.tsx';
import { RangeSlider } from '#app/ui/range-slider/range-slider.tsx';
import copy from '#content/impact-meter.yaml';
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { PEOPLE } from '#contract/impact-people.ts';
import { type Meter, PEOPLE_NAME, peopleText } from './use-impact-meter.ts';

/** Sets the number of people. Without scripts it is a form that asks for the page with it. */
export function MeterSlider({ meter: { n, said, form, move } }: { meter: Meter }) {
  const { label, button } = copy.slider;
  return (
    <form ref={form} action={`#${IMPACT_METER_ID}`} onSubmit={(event) => event.preventDefault()}>
      <RangeSlider
        label={label}
        name={PEOPLE_NAME}
        min={PEOPLE.min}
        max={PEOPLE.max}
        value={n}
        valueText={peopleText(n)}
        onChange={move}
      />
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" size="small">
          {button}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}
