import type { Hono } from 'hono';
import { drawDocument, drawPlan, drawTone } from './gallery-media.js';
import { pictures } from './gallery-pictures.js';
import { scenes } from './gallery-scenes.js';
import { renderPage } from './render-page.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Long side of a picture, in pixels, and in the units of its scene. */
const longSide = 1600;
const sceneSide = 320;

/** Serves the gallery, its pictures, and the page with everything that the viewer shows. */
export function serveGallery(site: Hono<SiteEnv>, parts: SiteParts): void {
  site.get('/galeria', (context) => renderPage(context, parts, { template: './gallery', tag: 'media-box' }));
  site.get('/visor', (context) => renderPage(context, parts, { template: './viewer', tag: 'media-box' }));
  serveMedia(site);
  site.get('/galeria/:file{[a-z]+\\.svg}', (context) => {
    const picture = pictures.find(({ name }) => `${name}.svg` === context.req.param('file'));
    if (!picture) return context.notFound();
    const text = draw(picture.name, picture.ratio);
    return context.body(text, 200, fileHeaders('image/svg+xml; charset=utf-8'));
  });
}

/** Serves the other types of media. */
function serveMedia(site: Hono<SiteEnv>): void {
  const svg = fileHeaders('image/svg+xml; charset=utf-8');
  site.get('/galeria/plano.svg', (context) => context.body(drawPlan(), 200, svg));
  site.get('/galeria/tono.wav', (context) => context.body(drawTone(), 200, fileHeaders('audio/wav')));
  site.get('/galeria/horario.pdf', (context) =>
    context.body(drawDocument(), 200, fileHeaders('application/pdf')),
  );
}

function fileHeaders(type: string): Record<string, string> {
  return { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' };
}

/** Draws a scene in the size of a large picture. */
function draw(name: string, ratio: number): string {
  const width = Math.round(ratio >= 1 ? longSide : longSide * ratio);
  const height = Math.round(ratio >= 1 ? longSide / ratio : longSide);
  const unit = longSide / sceneSide;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width / unit} ${height / unit}">${scenes[name] ?? ''}</svg>`
  );
}
