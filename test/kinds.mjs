/** Kinds of tests by their names and folders: `npm test` runs each in its way. */

export const isBrowser = (file) => file.endsWith('.browser.test.ts');
export const isJourney = (file) => file.endsWith('.journey.test.ts');
export const isTooling = (file) => file.startsWith('test/tooling/');

/** Returns true for a test of the documentation: `npm --prefix docs test` runs it. */
export const isOfDocs = (file) => file.startsWith('test/docs/');

/** Returns true for a test that counts the objects of its process, which takes long where there are many. */
export const countsObjects = (file) => file.endsWith('.heap.test.ts');

/**
 * Returns true for a node test that needs the build, or a process of its own, because it starts a program or changes
 * files.
 */
export const needsProcess = (file) =>
  isTooling(file) || /^test\/(cli|demo|docs(?!\/playground))\//.test(file);
