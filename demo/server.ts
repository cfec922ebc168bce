import { fileURLToPath } from 'node:url';
import { startDemo } from './start-demo.js';
import { dataFilePath } from './store/submission-store.js';

/** `PORT`, `DEMO_DATA`, `SUITE_ASSETS` and, behind a proxy that ends HTTPS, `DEMO_TRUSTS_PROXY=1` set it up. */
const port = Number(process.env['PORT'] || 8080);

try {
  const demo = await startDemo({
    port,
    providerPort: port === 0 ? 0 : port + 1,
    dataFile: dataFilePath(),
    assetsDir: process.env['SUITE_ASSETS'] || fileURLToPath(new URL('../dist', import.meta.url)),
    trustsProxy: process.env['DEMO_TRUSTS_PROXY'] === '1',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void demo.stop());
  console.log(`Demo: ${demo.url.replace('127.0.0.1', 'localhost')}/`);
} catch (error) {
  console.error(`The demo did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
