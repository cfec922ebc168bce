import { startDemo, type DemoOptions } from './start-demo.js';
import { dataFilePath } from './store/submission-store.js';

/**
 * Serves the demo until the process ends, and prints its address. Configured by `PORT`, `DEMO_DATA` and, behind a
 * proxy that terminates HTTPS, `DEMO_TRUSTS_PROXY=1`.
 */
export async function serveDemo(
  suite: Pick<DemoOptions, 'assetsDir' | 'build' | 'updateAssets'>,
): Promise<void> {
  const port = Number(process.env['PORT'] || 8080);
  try {
    const demo = await startDemo({
      ...suite,
      port,
      providerPort: port === 0 ? 0 : port + 1,
      dataFile: dataFilePath(),
      trustsProxy: process.env['DEMO_TRUSTS_PROXY'] === '1',
    });
    const stopped = new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
    });
    console.log(`Demo: ${demo.url.replace('127.0.0.1', 'localhost')}/`);
    await stopped;
    await demo.stop();
  } catch (error) {
    console.error(`The demo did not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
