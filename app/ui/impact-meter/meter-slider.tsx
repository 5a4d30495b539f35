import { useCopy } from '#app/pack-context.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import { RangeSlider } from '#app/ui/range-slider/range-slider.tsx';
import { IMPACT_METER_ID, PEOPLE } from '#contract/impact.ts';
import { PEOPLE_NAME } from './people.ts';

/** Sets the number of people. Without scripts it is a form that asks for the page with it. */
export function MeterSlider({ n }: { n: number }) {
  const { label, button, value } = useCopy('impact-meter').slider;
  return (
    <form action={`#${IMPACT_METER_ID}`}>
      <RangeSlider
        label={label}
        name={PEOPLE_NAME}
        min={PEOPLE.min}
        max={PEOPLE.max}
        value={n}
        words={{ value }}
      />
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" size="small">
          {button}
        </Button>
      </div>
      <p role="status" className="sr-only" />
    </form>
  );
}
