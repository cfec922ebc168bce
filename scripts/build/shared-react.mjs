/**
 * The bundles of `dist/shared-react/`, for sites that bundle React themselves: React and r2wc are imported by name. A
 * chunk that is the same as in `dist/chunks/` is imported from there, so that tags of both builds share one runtime.
 */
import { posix } from 'node:path';
import { loaderEntry, loaderSource } from './loader-entry.mjs';

/** Packages that a site provides; `react-dom` brings the scheduler. */
const provided = /^(?:react|react-dom|@r2wc\/react-to-web-component)(?:\/|$)/;

/** Entries for pages without a bundler. */
const pageScripts = ['wf-mediabox.js', 'rsform-drop-in.js'];

/**
 * Returns the options of both builds.
 *
 * @param {string} root - Folder of the project.
 * @param {object} options - Rollup options of the build in `dist/`.
 * @returns {object[]} First that build, then the one in `dist/shared-react/`.
 */
export function withSharedReact(root, options) {
  const written = new Set();
  const { output, plugins } = options;
  // Without the fallback, which is a script with a React of its own.
  const load = (id) => (id === loaderEntry ? loaderSource(root) : null);
  return [
    { ...options, plugins: [...plugins, noteChunks(written)] },
    {
      ...options,
      external: (id) => provided.test(id),
      treeshake: { ...options.treeshake, moduleSideEffects: 'no-external' },
      plugins: [{ name: 'plain-loader', load }, ...plugins, importFrom(written)],
      output: { ...output, dir: posix.join(output.dir, 'shared-react'), sourcemap: false },
    },
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

/** Rollup plugin: leaves out the chunks in `written`, and imports them from the folder above. */
function importFrom(written) {
  return {
    name: 'import-from-main-build',
    generateBundle(_options, bundle) {
      for (const [file, { type }] of Object.entries(bundle)) {
        const isLeftOut = type === 'asset' || written.has(file) || pageScripts.includes(file);
        if (isLeftOut) Reflect.deleteProperty(bundle, file);
      }
      for (const chunk of Object.values(bundle)) chunk.code = redirect(chunk, bundle);
    },
  };
}

/** Returns the code of a chunk in which the paths of files that are not in `bundle` lead to `dist/`. */
function redirect({ code, fileName }, bundle) {
  const folder = posix.dirname(fileName);
  return code.replaceAll(/(["'`])(\.\/[\w./-]+\.js)\1/g, (literal, quote, path) => {
    const file = posix.join(folder, path);
    return file in bundle ? literal : `${quote}${posix.relative(`shared-react/${folder}`, file)}${quote}`;
  });
}
