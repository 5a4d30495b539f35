import type { EditorProps } from './editor-props.ts';

type LineTarget = NonNullable<EditorProps['goToLine']>;

/** Targets that the cursor has been moved to. */
const visited = new WeakSet<LineTarget>();

/** Whether to move the cursor. Changing to plain text and back does not repeat a jump. */
export function isNewTarget(target: LineTarget | undefined): target is LineTarget {
  if (!target || visited.has(target)) return false;
  visited.add(target);
  return true;
}
