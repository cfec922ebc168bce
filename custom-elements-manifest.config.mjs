/** `dist/custom-elements.json` from the JSDoc of the shells, and what editors make of it. */
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { hideInnerMembers } from './scripts/manifest/hide-inner-members.mjs';
import { listCss } from './scripts/manifest/list-css.mjs';
import { linkOptions } from './scripts/manifest/link-options.mjs';
import { listTags } from './scripts/manifest/list-tags.mjs';

const outdir = process.env.SUITE_OUT ?? 'dist';

export default {
  globs: ['elements/*/*.shell.ts'],
  outdir,
  packagejson: false,
  quiet: true,
  plugins: [
    linkOptions(),
    hideInnerMembers(),
    customElementVsCodePlugin({
      outdir,
      htmlFileName: 'vscode.html-custom-data.json',
      cssFileName: null,
      hideLogs: true,
    }),
    customElementJetBrainsPlugin({
      outdir,
      webTypesFileName: 'web-types.json',
      packageJson: false,
      hideLogs: true,
    }),
    listCss({ outdir }),
    listTags({ outdir }),
  ],
};
