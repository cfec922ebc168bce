/** `dist/custom-elements.json` from the JSDoc of the shells, and what editors make of it. */
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { linkDocs } from './metadata/link-docs.mjs';
import { listCss } from './metadata/list-css.mjs';
import { listMembers } from './metadata/list-members.mjs';
import { listTags } from './metadata/list-tags.mjs';

const outdir = process.env.SUITE_OUT ?? 'dist';

export default {
  globs: ['elements/*/*.shell.ts'],
  outdir,
  packagejson: false,
  quiet: true,
  plugins: [
    listMembers(),
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
    linkDocs({ outdir }),
    listCss({ outdir }),
    listTags({ outdir }),
  ],
};
