import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { findHeadlessChromium } from '../../scripts/find-browsers.mjs';

/**
 * Runs a command that measures the build in Chromium. Without a Chromium, or with a build that fails, it ends with one
 * line.
 *
 * @param name - Name of the command, as in `npm run bench:form`.
 */
export async function runBench(name: string, measure: () => Promise<void>): Promise<void> {
  await runCommand(name, async () => {
    if (findHeadlessChromium() === null)
      throw new CommandError(
        'no Chromium: install one, or set CHROME_PATH (Debian: apt-get install chromium)',
      );
    if ((await prepareSuite('dist')) === null) throw new CommandError('the suite could not be built');
    await measure();
  });
}
