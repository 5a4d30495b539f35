/** `['values', 0, 'title']` as `Values 1, title`. */
export function pathLabel(path: readonly (string | number)[]): string {
  const names = path.map((key) =>
    typeof key === 'number'
      ? String(key + 1)
      : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  const text = names.join(', ').replace(/, (\d+)/g, ' $1');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
