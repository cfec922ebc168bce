export declare function allTests(root: string): readonly string[];
export declare function testsNamed(
  root: string,
  tests: readonly string[],
  words: readonly string[],
): readonly string[];
export declare function testsReachedBy(
  root: string,
  tests: readonly string[],
  changed: readonly string[],
): readonly string[];
