import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPost } from '../../../docs/playground/model/checks/check-post.model.js';
import type { Post } from '../../../docs/playground/model/checks/post.model.js';
import { rulesOf } from '../../../docs/playground/model/checks/rules-of.model.js';
import { nodeChecks } from '../../../docs/playground/model/outputs/code/node-code.model.js';
import { phpChecks } from '../../../docs/playground/model/outputs/code/php-code.model.js';
import type { Playground } from '../../../docs/playground/model/playground.model.js';
import { today } from './posts.js';

/** Facts beside a post. */
export interface RunOptions {
  readonly page?: number;
  readonly captchaCode?: string;
  /** True if the provider of the bot check accepts the token. */
  readonly acceptsToken?: boolean;
  /** True to verify the token at its provider, with `secret`. */
  readonly isVerified?: boolean;
  readonly secret?: string;
}

/** Result of the checks: names of invalid fields, the page of the first error, and the stored values. */
export interface RunResult {
  readonly errors: readonly string[];
  readonly page: number;
  readonly values: readonly (readonly [name: string, text: string])[];
}

export interface Run {
  readonly post: Post;
  readonly options?: RunOptions;
}

/** Runs the checks of the playground's own model. */
export function runModel(state: Playground, { post, options = {} }: Run): RunResult {
  const { invalid, values } = checkPost(rulesOf(state), post, { today, ...options });
  return { errors: invalid.map(({ name }) => name), page: invalid[0]?.page ?? 0, values };
}

interface NodeModule {
  checkPost(
    posted: FormData,
    options: object,
  ): Promise<{ errors: readonly { name: string }[]; page: number; values: RunResult['values'] }>;
}

/** Runs the code for Node. */
export async function runNode(state: Playground, { post, options = {} }: Run): Promise<RunResult> {
  const source = `data:text/javascript;base64,${Buffer.from(nodeChecks(state)).toString('base64')}`;
  const { checkPost: check } = (await import(source)) as NodeModule;
  const posted = new FormData();
  for (const [name, value] of post.pairs) posted.append(name, value);
  for (const { controlName, fileName, size } of post.files)
    posted.append(controlName, new File([new Uint8Array(size)], fileName));
  const { acceptsToken, isVerified = false, ...rest } = options;
  const day = new Date(today.year, today.month - 1, today.day);
  const verify = (token: string) => token !== '' && acceptsToken === true;
  const { errors, page, values } = await check(posted, {
    ...{ today: day, ...rest },
    ...(!isVerified && { verify }),
  });
  return { errors: errors.map(({ name }) => name), page, values };
}

const phpRunner = String.raw`<?php
require __DIR__ . '/FormChecks.php';
$results = [];
foreach (json_decode(stream_get_contents(STDIN), true) as $run) {
    parse_str($run['query'], $post);
    $files = [];
    foreach ($run['files'] as [$control, $name, $size]) {
        preg_match('/^form\[([^\]]*)\](\[\])?$/', $control, $found);
        if (isset($found[2])) {
            $files['form']['name'][$found[1]][] = $name;
            $files['form']['size'][$found[1]][] = $size;
            $files['form']['error'][$found[1]][] = 0;
        } else {
            $files['form']['name'][$found[1]] = $name;
            $files['form']['size'][$found[1]] = $size;
            $files['form']['error'][$found[1]] = 0;
        }
    }
    $accepts = $run['options']['acceptsToken'] ?? false;
    $options = [
        'today' => new DateTimeImmutable($run['today']),
        'verify' => fn (string $token): bool => $token !== '' && $accepts,
    ] + $run['options'];
    $result = FormChecks::check($post, $files, $options);
    $results[] = [
        'errors' => array_column($result['errors'], 'name'),
        'page' => $result['page'],
        'values' => $result['values'],
    ];
}
echo json_encode($results, JSON_THROW_ON_ERROR);
`;

/** Runs the code for PHP, once for many posts. */
export function runPhp(state: Playground, runs: readonly Run[]): readonly RunResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  try {
    writeFileSync(join(folder, 'FormChecks.php'), phpChecks(state));
    writeFileSync(join(folder, 'run.php'), phpRunner);
    const input = runs.map(({ post, options = {} }) => ({
      options,
      query: post.pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&'),
      files: post.files.map(({ controlName, fileName, size }) => [controlName, fileName, size]),
      today: `${today.year}-${today.month}-${today.day}`,
    }));
    const settings = ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', '-d', 'max_input_vars=5000'];
    const { stdout, stderr } = spawnSync('php', [...settings, join(folder, 'run.php')], {
      ...{ input: JSON.stringify(input), encoding: 'utf8' },
    });
    if (stderr !== '') throw new Error(stderr);
    return JSON.parse(stdout) as readonly RunResult[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
