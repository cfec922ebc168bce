import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { AnyServer, Row } from '../served-form.js';
import { makeFolder, startGuarded, suiteVariables } from '../start-process.js';
import type { GuardedProcess, SuiteInPage } from '../start-process.js';

const run = promisify(execFile);
const here = import.meta.dirname;

/** A WordPress that is not Debian's, or that has a plugin. */
interface WordPressOptions {
  /** Folder with WordPress and its themes. */
  readonly program?: string;
  readonly theme?: string;
  /** Further files of the folder `wp-content/mu-plugins`, by their paths. */
  readonly plugins?: readonly string[];
}

/** Running WordPress. */
interface WordPress extends AnyServer {
  readonly address: string;
  /** Folder of the site. */
  readonly site: string;
  /** Runs a PHP script of the site, with variables of the environment, and returns its output. */
  runScript(path: string, variables?: Readonly<Record<string, string>>): Promise<string>;
}

const debian = { program: '/usr/share/wordpress', theme: 'twentytwentyone', plugins: [] };

/** The superuser has to name the user of a database server; others cannot. */
const asUser = process.getuid?.() === 0 ? ['--user=root'] : [];

/** Starts a new WordPress with a database server of its own. Its form is that of the comments below its first post. */
export async function startWordPress(suite?: SuiteInPage, options?: WordPressOptions): Promise<WordPress> {
  const folder = makeFolder('wordpress');
  const { program, theme, plugins } = { ...debian, ...options };
  const env = { ...suiteVariables(suite), ANY_SERVER_FOLDER: folder, ANY_SERVER_THEME: theme };
  linkSite(folder, program, suite);
  for (const path of plugins) cpSync(path, join(folder, 'site/wp-content/mu-plugins', basename(path)));
  const database = await startDatabase(folder);
  const runScript = async (path: string, variables?: Readonly<Record<string, string>>) => {
    const args = ['-d', `auto_prepend_file=${join(here, 'prepend.php')}`, path];
    return (await run('php', args, { env: { ...process.env, ...env, ...variables } })).stdout;
  };
  await runScript(join(here, 'install.php'));
  const web = await startWeb(folder, env);
  const [address = ''] = /http:\/\/[\d.:]+/.exec(web.line) ?? [];
  return {
    address,
    site: join(folder, 'site'),
    formUrl: `${address}/?p=1`,
    rows: async () => JSON.parse(await runScript(join(here, 'rows.php'))) as readonly Row[],
    runScript,
    async stop() {
      await web.stop();
      await database.stop();
    },
  };
}

/** Fills the folder of a site with links to the program, and with settings and a plugin of its own. */
function linkSite(folder: string, program: string, suite: SuiteInPage | undefined): void {
  const site = join(folder, 'site');
  for (const name of ['themes', 'plugins']) mkdirSync(join(site, 'wp-content', name), { recursive: true });
  const own = new Set(['wp-config.php', 'wp-content']);
  for (const name of readdirSync(program).filter((entry) => !own.has(entry))) {
    symlinkSync(join(program, name), join(site, name));
  }
  for (const theme of readdirSync(join(program, 'wp-content/themes'), { withFileTypes: true })) {
    const path = join('wp-content/themes', theme.name);
    if (!theme.isFile()) symlinkSync(join(program, path), join(site, path));
  }
  cpSync(join(here, 'wp-config.php'), join(site, 'wp-config.php'));
  cpSync(join(here, 'suite.php'), join(site, 'wp-content', 'mu-plugins', 'suite.php'));
  if (suite) symlinkSync(suite.folder, join(site, 'rs-suite'));
}

/** Starts a database server without data, on a socket in the folder and on no port. */
async function startDatabase(folder: string): Promise<GuardedProcess> {
  const data = join(folder, 'db');
  const socket = join(folder, 'db.sock');
  const common = ['--no-defaults', `--datadir=${data}`, ...asUser];
  await run('mariadb-install-db', [...common, '--skip-test-db', '--auth-root-authentication-method=normal']);
  const args = [...common, '--skip-networking', `--socket=${socket}`, `--pid-file=${join(folder, 'db.pid')}`];
  const command = { program: 'mariadbd', args, folder };
  const server = await startGuarded(command, (line) => line.includes('ready for connections'));
  await run('mariadb', [
    '--no-defaults',
    `--socket=${socket}`,
    '-u',
    'root',
    '-e',
    'CREATE DATABASE wordpress',
  ]);
  return server;
}

function startWeb(folder: string, env: Readonly<Record<string, string>>): Promise<GuardedProcess> {
  const prepend = `auto_prepend_file=${join(here, 'prepend.php')}`;
  const args = ['-d', prepend, '-S', '127.0.0.1:0', '-t', join(folder, 'site')];
  return startGuarded({ program: 'php', args, env }, (line) => /http:\/\/127\.0\.0\.1:\d+/.test(line));
}
