/** The classes as one attribute's text; undefined where there are none, so that no empty attribute stands. */
export function classNames(...classes: readonly string[]): string | undefined {
  return classes.filter((one) => one !== '').join(' ') || undefined;
}
