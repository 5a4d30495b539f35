/**
 * Filters in the URL.
 * @param values the pattern of each value, in the order in which they are written
 * @param formerNames names of parameters in older bookmarks and saved views
 */
export function urlFilters<Name extends string>(
  values: Readonly<Record<Name, RegExp>>,
  formerNames?: Readonly<Partial<Record<Name, string>>>,
) {
  type Filters = Readonly<Partial<Record<Name, string>>>;
  const names = Object.keys(values) as Name[];

  /** Drops invalid values, because the server would refuse the whole query. */
  function readFilters(params: URLSearchParams): Filters {
    const entries = names.flatMap((name) => {
      const value = (params.get(name) ?? params.get(formerNames?.[name] ?? name))?.trim();
      return value && values[name].test(value) ? [[name, value] as const] : [];
    });
    return Object.fromEntries(entries) as Filters;
  }

  /** Canonical, so that it can be a cache key: `stage=new&unread=yes`. */
  function searchOf(filters: Filters): string {
    const params = new URLSearchParams();
    for (const name of names) {
      const value = filters[name];
      if (value) params.set(name, value);
    }
    return params.toString();
  }

  /** @param value removes the filter if empty */
  function withFilter(filters: Filters, name: Name, value: string | undefined): Filters {
    const trimmed = value?.trim();
    const others = Object.entries(filters).filter(([other]) => other !== name);
    return Object.fromEntries(trimmed ? [...others, [name, trimmed]] : others) as Filters;
  }

  return { readFilters, searchOf, withFilter };
}
