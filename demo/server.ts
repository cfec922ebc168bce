import { assetsDirPath, dataFilePath } from './demo-paths.js';
import { startDemo } from './start-demo.js';

const port = Number(process.env['PORT'] || 8080);

try {
  const demo = await startDemo({
    port,
    providerPort: port === 0 ? 0 : port + 1,
    dataFile: dataFilePath(),
    assetsDir: assetsDirPath(),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void demo.stop());
  console.log(`Demo: ${demo.url.replace('127.0.0.1', 'localhost')}/`);
} catch (error) {
  console.error(`The demo did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
