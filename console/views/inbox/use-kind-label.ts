import { useDesk } from '#console/views/applicants/data/desk-facts.ts';

/** What one of a kind is called; nothing as long as nobody knows. */
export function useKindLabel(): (kind: string) => string {
  const kinds = useDesk()?.kinds ?? [];
  return (kind) => kinds.find(({ id }) => id === kind)?.label ?? '';
}
