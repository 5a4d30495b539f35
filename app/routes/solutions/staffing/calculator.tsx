import { BOX, Field, INPUT_BOX, inputAttributes } from '#app/forms/field/field.tsx';
import { Select } from '#app/forms/field/select.tsx';
import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { useSearchParams } from '#app/page-context.ts';
import { Part, type PartBackground } from '#app/routes/solutions/parts.tsx';
import { Button } from '#app/ui/navigation/button.tsx';
import { CopyLink } from '#app/ui/navigation/copy-link.tsx';
import { usePageUrl } from '#app/ui/navigation/printed-url.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { CalculatorCopy } from '#contract/pages/staffing-sections.ts';
import {
  readStaffingCase,
  STAFF_LEVELS,
  STAFF_PEOPLE,
  STAFF_ROLES,
  type StaffingCase,
  staffingQuery,
  typicalSalary,
} from '#contract/staffing-costs.ts';
import calculator from './calculator.behavior.ts';
import { CalculatorResult } from './calculator-result.tsx';
import { CostTable } from './cost-table.tsx';
import { CALCULATOR_ID, type StaffingResult, staffingResult } from './result.ts';
import { useFigures } from './use-figures.ts';
import { Workings } from './workings.tsx';

interface CalculatorProps {
  copy: CalculatorCopy;
  background: PartBackground;
}

/** Compares a year of staff augmentation with a year of a local hire. */
export function Calculator({ copy, background }: CalculatorProps) {
  const { country } = useCopy('staffing').localHire;
  const figures = useFigures();
  const chosen = readStaffingCase(useSearchParams(), figures);
  const labels = {
    people: copy.people,
    result: copy.result,
    hint: fillPlaceholders(copy.fields.salary.hint, { country }),
    caption: copy.table.caption,
  };
  const result = staffingResult(chosen, figures, labels);
  return (
    <Behavior start={calculator} props={{ figures, labels }}>
      <Part
        id={CALCULATOR_ID}
        title={copy.title}
        text={fillPlaceholders(copy.text, { country })}
        background={background}
      >
        <div className="card p-4 sm:p-7">
          <div className="grid gap-x-10 gap-y-9 @2xl:grid-cols-2">
            <CalculatorForm copy={copy} chosen={chosen} result={result} />
            <CalculatorResult result={result} table={copy.table} />
          </div>
          <CostTable texts={result.texts} table={copy.table} />
          <Share label={copy.share} chosen={chosen} />
        </div>
        <Workings copy={copy.workings} />
      </Part>
    </Behavior>
  );
}

interface CalculatorFormProps {
  copy: CalculatorCopy;
  chosen: StaffingCase;
  result: StaffingResult;
}

/** Without scripts, it loads the page with the result. */
function CalculatorForm({ copy, chosen, result }: CalculatorFormProps) {
  const { fields, button } = copy;
  const { roles, levels } = useCopy('staffing');
  const figures = useFigures();
  const { role, level, people, salary } = chosen;
  const salaryTexts = {
    name: 'salary',
    label: fillPlaceholders(fields.salary.label, { currency: figures.currency }),
  };
  return (
    // A browser that restored other values would show the result of earlier ones beside them.
    <form action={`#${CALCULATOR_ID}`} autoComplete="off" className="grid content-start gap-5">
      <SelectField
        name="role"
        label={fields.role}
        value={role}
        options={STAFF_ROLES.map((name) => [name, roles[name].label])}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          name="level"
          label={fields.level}
          value={level}
          options={STAFF_LEVELS.map((name) => [name, levels[name].label])}
        />
        <SelectField name="people" label={fields.people} value={`${people}`} options={PEOPLE} />
      </div>
      <Field {...salaryTexts}>
        <input
          {...inputAttributes({ ...salaryTexts, hint: result.texts.hint })}
          type="text"
          name="salary"
          inputMode="numeric"
          maxLength={20}
          defaultValue={salary.toLocaleString('en-US')}
          className={`${INPUT_BOX} tabular-nums`}
        />
        <p id="salary-hint" data-text="hint" className="mt-1.5 text-xs text-ink-600">
          {result.texts.hint}
        </p>
      </Field>
      <input type="hidden" name="typical" defaultValue={typicalSalary(figures, role, level)} />
      <div className="hidden noscript:block">
        <Button type="submit">{button}</Button>
      </div>
      <p role="status" className="sr-only" />
    </form>
  );
}

const PEOPLE = Array.from({ length: STAFF_PEOPLE.max }, (_, index) => {
  const count = `${index + STAFF_PEOPLE.min}`;
  return [count, count] as const;
});

interface SelectFieldProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}

function SelectField({ name, label, value, options }: SelectFieldProps) {
  return (
    <Field name={name} label={label}>
      <Select
        id={name}
        name={name}
        defaultValue={value}
        className={`${BOX} ps-4 hover:border-ink-500`}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Copies a URL that shows the same result to others. */
function Share({ label, chosen }: { label: string; chosen: StaffingCase }) {
  const url = `${usePageUrl()}?${staffingQuery(chosen, useFigures())}#${CALCULATOR_ID}`;
  return (
    <p
      data-share=""
      className="no-print mt-5 flex items-center justify-end gap-3 text-sm font-medium noscript:hidden"
    >
      {label}
      <CopyLink url={url} />
    </p>
  );
}
