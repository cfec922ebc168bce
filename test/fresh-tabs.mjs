/** Launches each test file in a tab of its own. */

/**
 * Wraps a launcher of the test runner, which reuses one tab: a file would inherit history (limited to 50 entries),
 * zoom and focus.
 */
export function freshTabs(launcher) {
  const stop = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (session) => {
    const result = await stop(session);
    const left = launcher.inactivePages.splice(0);
    await Promise.all(left.map(({ puppeteerPage }) => puppeteerPage.close()));
    return result;
  };
  return launcher;
}
