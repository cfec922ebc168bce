/** `dist/custom-elements.json` from the JSDoc of the shells, and what editors make of it. */
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { linkDocs } from './link-docs.mjs';
import { listCss } from './list-css.mjs';
import { listMembers } from './list-members.mjs';
import { listTags } from './list-tags.mjs';

const outdir = process.env.SUITE_OUT ?? 'dist';

/** Sorts the modules, which come in the order in which their files were found: a build is always the same. */
const inOrder = {
  name: 'in-order',
  packageLinkPhase: ({ customElementsManifest: { modules } }) =>
    modules.sort((one, other) => (one.path < other.path ? -1 : 1)),
};

export default {
  globs: ['elements/*/*.shell.ts'],
  outdir,
  packagejson: false,
  quiet: true,
  plugins: [
    inOrder,
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
