import { checkFiles } from './checks/files.mjs';
import { checkOptimisers } from './checks/optimisers.mjs';
import { checkOriginals } from './checks/originals.mjs';
import { checkIds, checkLanguage, checkPresence } from './checks/page.mjs';
import { checkPolicy } from './checks/policy.mjs';
import { checkImportMap, checkPreloads } from './checks/preloads.mjs';
import { checkScripts } from './checks/scripts.mjs';
import { checkStub } from './checks/stub.mjs';
import { checkTags } from './checks/tags.mjs';
import { checkVersions } from './checks/versions.mjs';
import { findingOf } from './finding.mjs';
import { readSuitePackage } from './suite-package.mjs';
import { readPage } from './page.mjs';
/** @import { Check, Finding } from './finding.mjs' */
/** @import { ReadLimits } from '../html/read-limits.mjs' */
/** @import { SuitePackage } from './suite-package.mjs' */

/** The checks by their names. @type {ReadonlyMap<string, Check>} */
const checks = new Map(
  /** @type {readonly (readonly [string, Check])[]} */ ([
    ['page', checkPresence],
    ['language', checkLanguage],
    ['tags', checkTags],
    ['ids', checkIds],
    ['scripts', checkScripts],
    ['optimisers', checkOptimisers],
    ['originals', checkOriginals],
    ['files', checkFiles],
    ['versions', checkVersions],
    ['preloads', checkPreloads],
    ['import-map', checkImportMap],
    ['stub', checkStub],
    ['policy', checkPolicy],
  ]),
);

/**
 * Returns the findings of a page, in document order.
 * @param {string} from Address or path.
 * @param {object} [options]
 * @param {string | undefined} [options.root] Folder of the site's root, for addresses with / in front in a file.
 * @param {SuitePackage} [options.own]
 * @param {ReadLimits} [options.limits]
 * @returns {Promise<readonly Finding[]>}
 * @throws {TypeError} If there is no page.
 */
export async function findingsOf(from, { root, own = readSuitePackage(), limits } = {}) {
  const page = await readPage(from, { root, own, limits });
  /** @type {Finding[]} */
  const found = [];
  for (const [name, check] of checks)
    for (const statement of await check(page)) found.push(findingOf(name, statement));
  return found.sort((one, other) => one.line - other.line || one.column - other.column);
}
