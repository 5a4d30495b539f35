/** The sections of a page: which of them it shows, and in which order. */
import { Button } from '#console/ui/button.tsx';
import { newValue } from '#contract/console/field-values.ts';
import type { FormSection } from '#contract/console/form-fields.ts';
import { CheckRow } from './choice-controls.tsx';
import { FieldProblems } from './field-frame.tsx';
import { type ControlOf, fieldId, useForm } from './form-context.ts';
import { firstControl, Hint } from './group-view.tsx';
import { movedItem } from './item-keys.ts';
import { MoveButton, type MoveStep } from './move-button.tsx';
import { listedSections } from './written-sections.ts';

const STEPS: readonly MoveStep[] = [-1, 1];

/** Positions that a section can move to: the neighbor's, if both can be moved in one group. */
export function canMove(
  sections: readonly FormSection[],
  shown: readonly string[],
  index: number,
  step: MoveStep,
): boolean {
  const of = (id: string | undefined) => sections.find((section) => section.id === id);
  const [section, neighbor] = [of(shown[index]), of(shown[index + step])];
  if (!section?.isMovable || !neighbor?.isMovable) return false;
  return section.group === neighbor.group;
}

/** The list with a section that was hidden, at its default place among the others. */
export function withSection(
  sections: readonly FormSection[],
  shown: readonly string[],
  id: string,
): string[] {
  const order = sections.map((section) => section.id);
  const following = order.slice(order.indexOf(id) + 1);
  const next = shown.findIndex((other) => following.includes(other));
  return shown.toSpliced(next < 0 ? shown.length : next, 0, id);
}

interface SectionsControlProps extends ControlOf {
  /** Ids of the sections that have texts, separated by spaces. */
  written: string | undefined;
}

export function SectionsControl({ field, path, value, written = '' }: SectionsControlProps) {
  const { formId, isReadOnly, set, clear, announce } = useForm();
  const { sections = [] } = field;
  const withTexts = written.split(' ');
  const shown = listedSections(value, withTexts);
  const hidden = withTexts.filter((id) => !shown.includes(id));
  const unwritten = sections.filter(({ id }) => !withTexts.includes(id) && !shown.includes(id));
  const labelOf = (id: string) => sections.find((section) => section.id === id)?.label ?? id;
  function move(index: number, step: MoveStep) {
    set(path, movedItem(shown, index, index + step));
    announce(`Moved to position ${index + step + 1} of ${shown.length}`);
  }
  const toggle = (id: string, isShown: boolean) =>
    set(path, isShown ? withSection(sections, shown, id) : shown.filter((other) => other !== id));
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface px-3 pt-1 pb-3">
      <legend id={fieldId(formId, path)} tabIndex={-1} className="-ml-1 px-1 text-sm font-medium">
        {field.label}
      </legend>
      <Hint text={field.hint} />
      <ol className="grid">
        {[...shown, ...hidden].map((id, index) => {
          const isShown = index < shown.length;
          return (
            <li
              key={id}
              className="flex min-h-9 items-center justify-between gap-2 border-b border-line py-0.5 last:border-0"
            >
              {sections.find((section) => section.id === id)?.isOptional ? (
                <CheckRow
                  id={undefined}
                  label={labelOf(id)}
                  isChecked={isShown}
                  onChange={(isNow) => toggle(id, isNow)}
                />
              ) : (
                <span className="pl-6 text-sm">{labelOf(id)}</span>
              )}
              {isShown && !isReadOnly && (
                <span className="flex flex-none">
                  {STEPS.map((step) => (
                    <MoveButton
                      key={step}
                      label={labelOf(id)}
                      step={step}
                      mayMove={canMove(sections, shown, index, step)}
                      onMove={() => move(index, step)}
                    />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {unwritten.length > 0 && !isReadOnly && (
        <UnwrittenSections
          sections={unwritten}
          onAdd={(id) => {
            if (Array.isArray(value)) set(path, withSection(sections, shown, id));
          }}
        />
      )}
      {Array.isArray(value) && !isReadOnly && (
        <Button size="small" tone="plain" className="mt-2" onClick={() => clear(path)}>
          Restore default order
        </Button>
      )}
      <FieldProblems path={path} />
    </fieldset>
  );
}

interface UnwrittenSectionsProps {
  sections: readonly FormSection[];
  /** Called before its texts are added. */
  onAdd: (id: string) => void;
}

/** Sections that the page could have. Adding one shows it with empty texts. */
function UnwrittenSections({ sections, onAdd }: UnwrittenSectionsProps) {
  const { set, fieldAt, focusLater } = useForm();
  function add({ id, copy = id }: FormSection) {
    const copyPath = copy.split('.');
    const field = fieldAt(copyPath);
    if (!field) return;
    onAdd(id);
    set(copyPath, newValue(field));
    focusLater(firstControl(field, copyPath));
  }
  return (
    <details className="mt-2">
      <summary className="min-h-9 cursor-pointer py-2 text-sm text-quiet">
        Sections without texts ({sections.length})
      </summary>
      <ul className="grid">
        {sections.map((section) => (
          <li
            key={section.id}
            className="flex min-h-9 items-center justify-between gap-2 border-b border-line py-0.5 last:border-0"
          >
            <span className="text-sm text-quiet">{section.label}</span>
            <Button size="small" tone="plain-accent" icon="plus" onClick={() => add(section)}>
              Add<span className="sr-only"> {section.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
