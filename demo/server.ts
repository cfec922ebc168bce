import { startDemo, type DemoOptions } from './start-demo.js';
import { dataFilePath } from './store/submission-store.js';

/**
 * Serves the demo until the process ends, and prints its address and that of the stand-ins of third parties. Configured
 * by `DEMO_DATA` and, behind a proxy that terminates HTTPS, `DEMO_TRUSTS_PROXY=1`.
 */
export async function serveDemo(
  suite: Pick<DemoOptions, 'assetsDir' | 'build' | 'updateAssets'>,
  ports: Pick<DemoOptions, 'port' | 'providerPort'>,
): Promise<void> {
  try {
    const demo = await startDemo({
      ...suite,
      ...ports,
      dataFile: dataFilePath(),
      trustsProxy: process.env['DEMO_TRUSTS_PROXY'] === '1',
    });
    const stopped = new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
    });
    const [site, provider] = [demo.url, demo.providerUrl].map((url) => url.replace('127.0.0.1', 'localhost'));
    console.log(`Demo: ${site}/  (stand-ins of third parties: ${provider}/)`);
    await stopped;
    await demo.stop();
  } catch (error) {
    console.error(`start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
