import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { drawTile } from './map-tile.js';
import { nearestInTown, searchTown, type TownPlace } from './town.js';

/** Creates the fake map service: tiles, and a geocoder with the APIs of Photon and Google. */
export function createMapService(): Hono {
  const app = new Hono();
  app.use('*', cors());

  app.get('/tiles/:zoom/:x/:file', (context) => {
    const { zoom, x, file } = context.req.param();
    const numbers = [zoom, x, /^(\d+)\.svg$/.exec(file)?.[1] ?? ''].map((text) =>
      /^\d{1,8}$/.test(text) ? Number(text) : NaN,
    );
    const [z = NaN, column = NaN, row = NaN] = numbers;
    if (numbers.some(Number.isNaN)) return context.notFound();
    return context.body(drawTile(z, column, row), 200, { 'Content-Type': 'image/svg+xml' });
  });

  // Refuses a language that it does not have, as the real service does.
  app.use('/photon/*', async (context, next) => {
    const { lang = 'default' } = context.req.query();
    if (['default', 'de', 'en', 'fr'].includes(lang)) return next();
    return context.json({ message: `Language is not supported: ${lang}` }, 400);
  });
  app.get('/photon/api', (context) => {
    const { q = '', limit = '15' } = context.req.query();
    return context.json(collectionOf(searchTown(q).slice(0, Number(limit) || 0)));
  });
  app.get('/photon/reverse', (context) => {
    const { lat, lon } = context.req.query();
    const place = nearestInTown(Number(lat), Number(lon));
    return context.json(collectionOf(place ? [place] : []));
  });
  app.get('/google/json', (context) => {
    const { address, latlng, key } = context.req.query();
    if (!key) return context.json({ status: 'REQUEST_DENIED', results: [] });
    const [latitude = NaN, longitude = NaN] = (latlng ?? '').split(',').map(Number);
    const nearest = latlng === undefined ? null : nearestInTown(latitude, longitude);
    const places = latlng === undefined ? searchTown(address ?? '') : nearest ? [nearest] : [];
    return context.json({ status: places.length > 0 ? 'OK' : 'ZERO_RESULTS', results: places.map(resultOf) });
  });
  return app;
}

function collectionOf(places: readonly TownPlace[]) {
  return {
    type: 'FeatureCollection',
    features: places.map(({ name, latitude, longitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { name, city: 'Villa de Prueba' },
    })),
  };
}

function resultOf({ name, latitude, longitude }: TownPlace) {
  return {
    formatted_address: `${name}, Villa de Prueba`,
    geometry: { location: { lat: latitude, lng: longitude } },
  };
}
