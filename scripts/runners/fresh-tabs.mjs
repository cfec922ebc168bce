/** Gives every test file a tab of its own. */

/**
 * The launcher of the test runner uses one tab again and again: a file would start with the history (capped at
 * 50 entries), the zoom and the focus that those before it have left.
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
