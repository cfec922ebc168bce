/**
 * The other builds of the same graph: `dist/shared-react/`, for sites that bundle React themselves, imports React and r2wc
 * by name; `dist/compact/` has Preact in place of React. A chunk that is the same as in `dist/chunks/` is imported from
 * there, so that tags of all builds share one runtime.
 */
import { posix } from 'node:path';
import { createChunks } from './chunks.mjs';

/** Packages that a site provides; `react-dom` brings the scheduler. */
const provided = /^(?:react|react-dom|@r2wc\/react-to-web-component)(?:\/|$)/;

/** Modules in place of those of React and r2wc. */
export const preactFor = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  './r2wc-tag.js': './preact-tag.js',
};

/** Rollup plugin: Preact in place of React. */
const withPreact = {
  name: 'with-preact',
  resolveId(source, importer, options) {
    return Object.hasOwn(preactFor, source) ? this.resolve(preactFor[source], importer, options) : null;
  },
};

/**
 * Returns the options of all builds.
 *
 * @param {string} root - Folder of the project.
 * @param {object} options - Rollup options of the build in `dist/`.
 * @returns {object[]} First that build, then those in `dist/shared-react/` and `dist/compact/`.
 */
export function withOtherBuilds(root, options) {
  const written = new Set();
  const { output, plugins, treeshake } = options;
  const inFolder = (folder, own, entriesOfMain, more) => ({
    ...options,
    ...more,
    plugins: [...own, ...plugins, importFrom(written, folder, entriesOfMain)],
    output: {
      ...output,
      dir: posix.join(output.dir, folder),
      manualChunks: createChunks(root),
      sourcemap: false,
    },
  });
  const sharedReact = {
    external: (id) => provided.test(id),
    treeshake: { ...treeshake, moduleSideEffects: 'no-external' },
  };
  return [
    { ...options, plugins: [...plugins, noteChunks(written)] },
    inFolder(
      'shared-react',
      [],
      /^(?:wf-mediabox|rsform-drop-in|chunks\/page-diagnostics-.+)\.js$/,
      sharedReact,
    ),
    inFolder('compact', [withPreact], /^(?:wf-mediabox|chunks\/page-diagnostics-.+)\.js$/),
  ];
}

/** Rollup plugin: adds the names of the chunks to `written`. They end in a hash of their content. */
function noteChunks(written) {
  return {
    name: 'note-chunks',
    generateBundle(_options, bundle) {
      for (const { isEntry, fileName } of Object.values(bundle)) if (!isEntry) written.add(fileName);
    },
  };
}

/** Rollup plugin: leaves out `entries` and the chunks in `written`, and imports these from the folder above. */
function importFrom(written, build, entries) {
  return {
    name: 'import-from-main-build',
    generateBundle(_options, bundle) {
      for (const [file, { type }] of Object.entries(bundle)) {
        const isLeftOut = type === 'asset' || written.has(file) || entries.test(file);
        if (isLeftOut) Reflect.deleteProperty(bundle, file);
      }
      for (const chunk of Object.values(bundle)) chunk.code = redirect(chunk, bundle, build);
    },
  };
}

/** Returns the code of a chunk in which the paths of files that are not in `bundle` lead to `dist/`. */
function redirect({ code, fileName }, bundle, build) {
  const folder = posix.dirname(fileName);
  return code.replaceAll(/(["'`])(\.\/[\w./-]+\.js)\1/g, (literal, quote, path) => {
    const file = posix.join(folder, path);
    return file in bundle ? literal : `${quote}${posix.relative(`${build}/${folder}`, file)}${quote}`;
  });
}
