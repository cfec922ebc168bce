import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { startDemo, type DemoOptions, type RunningDemo } from '../../demo/start-demo.js';
import { openSubmissions, type Submission } from '../../demo/store/submission-store.js';

/** Code in every captcha image of such a demo. */
export const captchaCode = 'k7mq';

export interface TestDemo extends RunningDemo {
  readonly dataFile: string;
  rows(): Promise<readonly Submission[]>;
}

/** Runs a demo with a database and suite files of its own around the tests of one `describe`. */
export function withDemo(options: Partial<DemoOptions> = {}): () => TestDemo {
  let demo: TestDemo | undefined;
  let folder = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo test '));
    await writeSuiteFiles(join(folder, 'dist'));
    const dataFile = join(folder, 'data', 'demo.db');
    const running = await startDemo({
      ...{ port: 0, providerPort: 0, dataFile, assetsDir: join(folder, 'dist'), noScriptMinAgeMs: 0 },
      captchaCode,
      ...options,
    });
    demo = { ...running, dataFile, rows: () => readRows(dataFile) };
  });
  after(async () => {
    await demo?.stop();
    await rm(folder, { recursive: true });
  });

  return () => {
    if (!demo) throw new Error('The demo runs only while the tests do');
    return demo;
  };
}

async function writeSuiteFiles(folder: string): Promise<void> {
  await mkdir(join(folder, 'chunks'), { recursive: true });
  await writeFile(join(folder, 'rs-form.js'), `export const text = '${'x'.repeat(2000)}';\n`);
  for (const name of ['react-1a2b', 'runtime-3c4d', 'rs-form-5e6f', 'nav-menu-7a8b'])
    await writeFile(join(folder, 'chunks', `${name}.js`), 'export {};\n');
  const preloads = {
    'rs-form': ['chunks/runtime-3c4d.js', 'chunks/rs-form-5e6f.js'],
    'nav-menu': ['chunks/runtime-3c4d.js', 'chunks/nav-menu-7a8b.js'],
    site: ['chunks/runtime-3c4d.js', 'bundles/site-9c0d.js'],
    forms: ['chunks/runtime-3c4d.js', 'bundles/forms-1e2f.js'],
  };
  await writeFile(join(folder, 'preload.json'), JSON.stringify(preloads));
  await writeFile(join(folder, '..', 'secret.txt'), 'not for the web');
}

async function readRows(dataFile: string): Promise<readonly Submission[]> {
  const store = await openSubmissions(dataFile);
  try {
    return await store.list();
  } finally {
    store.close();
  }
}
