/**
 * Removes what a failed assertion has compared if it is no plain data: elements lead to the whole page and to React's
 * tree, which the test runner would write as text for minutes. The message names both.
 */
globalThis.mocha.suite.afterEach(function keepPlain() {
  const { err } = this.currentTest;
  if (!err) return;
  try {
    structuredClone([err.actual, err.expected]);
  } catch {
    delete err.actual;
    delete err.expected;
  }
});
