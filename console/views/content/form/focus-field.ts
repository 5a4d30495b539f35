/** Moves to a field: opens the groups around it, scrolls to it, and focuses it. */
import type { FieldPath } from '#contract/console/field-changes.ts';
import { fieldId } from './form-context.ts';

/** @returns false if neither the field nor a group around it is in the form */
export function focusField(formId: string, path: FieldPath): boolean {
  // The field may be part of a group that the entry does not have.
  for (let length = path.length; length > 0; length--) {
    const target = document.getElementById(fieldId(formId, path.slice(0, length)));
    if (!target) continue;
    openAround(target);
    // With `nearest`, a field that is visible does not move under the pointer.
    target.scrollIntoView({ block: 'nearest' });
    target.focus({ preventScroll: true });
    return true;
  }
  return false;
}

function openAround(target: HTMLElement): void {
  for (let parent = target.closest('details'); parent; ) {
    parent.open = true;
    parent = parent.parentElement?.closest('details') ?? null;
  }
}
