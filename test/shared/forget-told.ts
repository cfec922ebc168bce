/** Lets the suite say again what it has said once on this page: tests of one file share a page. */
export function forgetTold(): void {
  const told: unknown = Reflect.get(window, Symbol.for('rs-suite.told'));
  if (told instanceof Set) told.clear();
}
