/** Serves the scenes: the examples, changed as each scene needs them, beside the files of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { readText, root } from '../sources.mjs';

const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** Returns the page of a scene: the tag's example, with the change of the scene. */
function pageOf({ tag, change = (html) => html }) {
  const example = readText('docs', 'examples', `${tag}.html`);
  const changed = change(example);
  return changed.replace("default-src 'none';", "default-src 'none'; connect-src 'self';");
}

/** Starts the server on a free port of this machine. `address` ends where the name of a scene's page begins. */
export async function serveScenes(scenes) {
  const pages = new Map(scenes.map((scene) => [`/docs/examples/${scene.tag}.${scene.name}.html`, scene]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    // A form that is sent here waits, so that the picture shows the waiting.
    if (pathname === '/sin-respuesta') return;
    const scene = pages.get(pathname);
    const file = join(root, pathname);
    if (scene === undefined && !(file.startsWith(root) && existsSync(file))) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': `${types[extname(pathname)] ?? 'text/plain'}; charset=utf-8` });
    response.end(scene === undefined ? readFileSync(file) : pageOf(scene));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/docs/examples/`,
    stop: () => server.close(),
  };
}
