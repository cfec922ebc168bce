/**
 * Tests that `npm run test:webkit` skips, with the reason of each. What a driver or a port of WebKit lacks is here; a
 * defect of the suite is not.
 */

/** Rules: a reason, and tests as part of a path, or of a path and of the titles: `part: title`. */
export const webKitRules = [].map(([why, tests]) => ({ why, tests }));

/** Returns the rules of a test file: each reason with the part of the titles that it is about, '' for all. */
export function webKitSkips(file) {
  return webKitRules.flatMap(({ why, tests }) =>
    tests.map((test) => divide(test)).flatMap(([path, title]) => (file.includes(path) ? [{ why, title }] : [])),
  );
}

function divide(test) {
  const at = test.indexOf(': ');
  return at < 0 ? [test, ''] : [test.slice(0, at), test.slice(at + 2)];
}

/** Returns the reason why WebKit skips a test of a file; undefined if it runs. `title` has those of its suites. */
export function whyWebKitSkips(file, title) {
  return webKitSkips(file).find((skip) => title.includes(skip.title))?.why;
}
