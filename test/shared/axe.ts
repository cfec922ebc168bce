import type { AxeResults, RunOptions } from 'axe-core';
import { settled } from '../settled.js';

export interface Axe {
  run(context: Element, options: RunOptions): Promise<AxeResults>;
}

/** Loads axe-core into the page. It is a classic script. */
export async function loadAxe(): Promise<Axe> {
  const script = document.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return (window as unknown as { axe: Axe }).axe;
}

/** Rules that do not apply to a part of a page, which has no landmarks and no title of its own. */
export const partRules: RunOptions['rules'] = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
};

/** Returns the violations that axe finds in a part of the page after all animations, a line each. */
export async function violationsOf(
  axe: Axe,
  context: Element,
  rules: RunOptions['rules'] = {},
): Promise<readonly string[]> {
  await settled();
  const { violations } = await axe.run(context, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
