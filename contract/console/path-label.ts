/** Names a field as the form does: by the labels of the groups around it, and its own. */
import { fieldText, itemLabel } from './field-labels.ts';

/** `Top of the page › Link 1 › Page`; empty for the whole entry. */
export function pathLabel(path: readonly (string | number)[]): string {
  const labels: string[] = [];
  const keys: string[] = [];
  for (const step of path) {
    if (typeof step === 'number') {
      labels.push(`${itemLabel(labels.pop() ?? '')} ${step + 1}`);
    } else {
      keys.push(step);
      labels.push(fieldText(keys).label);
    }
  }
  return labels.join(' › ');
}
