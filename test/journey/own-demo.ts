import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from '../../demo/start-demo.js';
import { printSubmissions } from '../../demo/store/print-submissions.js';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

/** Stored row: `id`, `formId`, `storedAt`, and each value under its field's name. */
export type Row = Readonly<Record<string, unknown>>;

/** Running demo with a database of its own. */
export interface Demo {
  readonly url: string;
  readonly providerUrl: string;
  /** Returns the stored rows, oldest first. */
  rows(): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

/** Code in every captcha image of such a demo. */
export const captchaCode = 'k7mq';

/** Folder of the build that `SUITE` names; '' for that with React. */
export const ownBuild = process.env['SUITE'] === 'compact' ? 'compact/' : '';

let prepared: Promise<string | null> | undefined;

/** Starts a demo in this process, with the suite that `SUITE` names (`dist` unless set), or with one of its builds. */
export async function startOwnDemo(build = ownBuild): Promise<Demo> {
  const assetsDir = await (prepared ??= prepareSuite());
  if (assetsDir === null) throw new Error('The suite could not be built');
  const folder = await mkdtemp(join(tmpdir(), 'rs-suite-demo-'));
  const dataFile = join(folder, 'demo.db');
  const { url, providerUrl, stop } = await startDemo({
    port: 0,
    providerPort: 0,
    dataFile,
    assetsDir,
    build,
    noScriptMinAgeMs: 0,
    captchaCode,
  });

  return {
    url,
    providerUrl,
    rows: async () => JSON.parse(await printSubmissions(dataFile)) as readonly Row[],
    async stop() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
