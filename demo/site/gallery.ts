import type { Hono } from 'hono';
import { drawDocument, drawPlan, drawTone } from './gallery-media.js';
import { pictures } from './gallery-pictures.js';
import { renderPage } from './render-page.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Long side of a picture, in pixels. */
const longSide = 1600;

/** Serves the gallery and its pictures. */
export function serveGallery(site: Hono<SiteEnv>, parts: SiteParts): void {
  site.get('/galeria', (context) => renderPage(context, parts, { template: './gallery', tag: 'media-box' }));
  serveMedia(site);
  site.get('/galeria/:file{[a-z]+\\.svg}', (context) => {
    const at = pictures.findIndex(({ name }) => `${name}.svg` === context.req.param('file'));
    const picture = pictures[at];
    if (!picture) return context.notFound();
    return context.body(draw(at, picture.ratio), 200, fileHeaders('image/svg+xml; charset=utf-8'));
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

/** Draws a sky, a sun and two hills in individual colours. */
function draw(at: number, ratio: number): string {
  const width = Math.round(ratio >= 1 ? longSide : longSide * ratio);
  const height = Math.round(ratio >= 1 ? longSide / ratio : longSide);
  const hue = (at * 31 + 160) % 360;
  const sun = Math.min(width, height) / 8;
  const hill = (from: number, light: number) =>
    `<path fill="hsl(${hue} 35% ${light}%)" d="M0 ${height * from} Q${width * 0.3} ${height * (from - 0.2)} ` +
    `${width * 0.6} ${height * from} T${width} ${height * (from - 0.05)} V${height} H0Z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 82%)"/>` +
    `<circle cx="${width * 0.7}" cy="${height * 0.3}" r="${sun}" fill="hsl(${(hue + 60) % 360} 80% 75%)"/>` +
    `${hill(0.7, 55)}${hill(0.85, 35)}</svg>`
  );
}
