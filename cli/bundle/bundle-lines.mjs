import { headLines } from '../add/head-lines.mjs';
import { pagePolicy } from '../add/page-policy.mjs';
import { hashOf } from './page-bundle.mjs';
/** @import { SuitePackage } from '../doctor/suite-package.mjs' */
/** @import { PageBundle, PageNeeds } from './page-bundle.mjs' */

/**
 * Statement of a bundle for a page. `--json` prints it.
 * @typedef {object} BundleReport
 * @property {StartNames} needs Tags, languages and late parts in the module, by their names in `preload.json`.
 * @property {string} script Address of the script.
 * @property {readonly string[]} preloads Addresses for `modulepreload`.
 * @property {readonly string[]} sheets Addresses of style sheets.
 * @property {string} importMap Text of the import map.
 * @property {readonly string[]} policyHashes Sources of the inline scripts for `script-src`.
 * @property {string} policy
 * @property {Readonly<Record<string, string>>} integrity Hashes of the scripts and sheets by their addresses.
 * @property {readonly string[]} lines Lines for the `<head>`.
 */
/** @typedef {PageNeeds['start']} StartNames */

/**
 * Returns the lines of a page that load a bundle.
 * @param {PageBundle} bundle
 * @param {object} options
 * @param {PageNeeds} options.needs
 * @param {string} options.base Address of the bundle's folder, with / at its end.
 * @param {SuitePackage} options.own
 * @returns {BundleReport}
 */
export function reportBundle({ script, preloads, integrity }, { needs, base, own }) {
  const { start, sheets, hasStub, sources } = needs;
  const byAddress = Object.fromEntries([...integrity].map(([file, hash]) => [base + file, hash]));
  const scripts = Object.entries(byAddress).filter(([address]) => address.endsWith('.js'));
  const importMap = JSON.stringify({ integrity: Object.fromEntries(scripts) });
  const policyHashes = [`'${hashOf('sha256', importMap)}'`, ...(hasStub ? [own.stubHash] : [])];
  const host = /^https?:/i.test(base) ? [new URL(base).origin] : [];
  return {
    needs: start,
    script: base + script,
    preloads: preloads.map((file) => base + file),
    sheets: sheets.map((file) => base + file),
    ...{ importMap, policyHashes, integrity: byAddress },
    policy: pagePolicy({ host, scripts: policyHashes, sources }),
    lines: headLines({
      ...{ base, sheets, preloads, script, importMap, integrity },
      ...(hasStub ? { stub: own.stub } : {}),
    }),
  };
}
