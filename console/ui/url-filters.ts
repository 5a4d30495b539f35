/**
 * Filters that are in the URL.
 * @param values what each may say, in the order in which they are written
 */
export function urlFilters<Name extends string>(values: Readonly<Record<Name, RegExp>>) {
  type Filters = Readonly<Partial<Record<Name, string>>>;
  const names = Object.keys(values) as Name[];

  /** What no filter can mean is left out: the server would refuse all of it. */
  function readFilters(params: URLSearchParams): Filters {
    const read = names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value && values[name].test(value) ? [[name, value] as const] : [];
    });
    return Object.fromEntries(read) as Filters;
  }

  /** The same filters always give the same text: `stage=new&unread=yes`. */
  function searchOf(filters: Filters): string {
    const params = new URLSearchParams();
    for (const name of names) {
      const value = filters[name];
      if (value) params.set(name, value);
    }
    return params.toString();
  }

  /** @param value nothing takes the filter away */
  function withFilter(filters: Filters, name: Name, value: string | undefined): Filters {
    const tidy = value?.trim();
    const others = Object.entries(filters).filter(([other]) => other !== name);
    return Object.fromEntries(tidy ? [...others, [name, tidy]] : others) as Filters;
  }

  return { readFilters, searchOf, withFilter };
}
