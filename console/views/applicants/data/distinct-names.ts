/** How each applicant of a list is called where the name alone has to tell them apart. */
export function distinctNames(
  items: readonly { id: string; name: string; reference: string }[],
): Map<string, string> {
  const byName = Map.groupBy(items, ({ name }) => name);
  return new Map(
    items.map(({ id, name, reference }) => {
      const isShared = (byName.get(name)?.length ?? 0) > 1;
      return [id, isShared ? `${name}, ${reference}` : name];
    }),
  );
}
