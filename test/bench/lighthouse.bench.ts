/**
 * `npm run bench:lighthouse`: Lighthouse's scores of every page of the demo, on the build, and of a page of each kind of
 * the documentation if `npm --prefix docs run build` has written it. Fails if a score is below 100, and writes its receipt. The
 * command line may name pages, without a receipt: `npm run bench:lighthouse -- / /contacto`.
 */
import { openBrowser } from '../journey/browsers.js';
import { runBench } from './command.js';
import { auditAgain, categories } from './lighthouse/audit.js';
import { installLighthouse, lighthouseVersion } from './lighthouse/install.js';
import { openDemoSite, openDocsSite, type AuditedSite } from './lighthouse/sites.js';
import { writeReceipt } from './receipt.js';

const named = process.argv.slice(2);
const table: Record<string, Record<string, number>> = {};

/** Lighthouse's own throttling of a phone. */
const throttling = 'a slow phone, simulated: 1.6 Mbit/s, 150 ms, processor slowed down four times';

await runBench('bench:lighthouse', async () => {
  const command = installLighthouse();
  const sites = [await openDemoSite(), await openDocsSite()].filter((site) => site !== null);
  const browser = await openBrowser('Chromium');
  try {
    const { port } = new URL(browser.wsEndpoint());
    for (const site of sites) await auditSite(site, command, port);
  } finally {
    await browser.close();
    for (const { stop } of sites) await stop();
  }
  console.table(table);
  if (named.length === 0)
    await writeReceipt(
      'lighthouse',
      { command: 'npm run bench:lighthouse', throttling },
      { lighthouse: lighthouseVersion(), scores: table },
    );
  const isWhole = Object.values(table).every((row) => Object.values(row).every((score) => score === 100));
  if (!isWhole) process.exitCode = 1;
});

async function auditSite({ url, paths }: AuditedSite, command: string, port: string): Promise<void> {
  for (const path of paths.filter((one) => named.length === 0 || named.includes(one))) {
    const { scores, lost } = await auditAgain(command, port, url + path);
    table[path] = Object.fromEntries(Object.keys(categories).map((name, at) => [name, scores[at] ?? 0]));
    if (scores.some((score) => score < 100)) console.log(`${path}: ${scores.join(' ')} – ${lost.join(', ')}`);
  }
}
