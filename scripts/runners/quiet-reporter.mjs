/** The test runner's own report, without what tests expect. */
import { defaultReporter } from '@web/test-runner';

/** What the suite tells authors: many tests provoke it. */
const isExpected = ([text]) => /^(?:ConfigError|rsform-compat):/.test(text);

/** Shows all of a file that fails; of one that passes, what else is in the console. */
export function quietReporter() {
  const reporter = defaultReporter({ reportTestProgress: false });
  return {
    ...reporter,
    reportTestFileResults(args) {
      const sessionsForTestFile = args.sessionsForTestFile.map((session) =>
        session.passed
          ? { ...session, logs: session.logs.filter((log) => !isExpected(log)), request404s: [] }
          : session,
      );
      return reporter.reportTestFileResults({ ...args, sessionsForTestFile });
    },
  };
}
