/** Scenes of the tags that belong to an input. */
import { join } from 'node:path';
import { root } from '../sources.mjs';
import { waitAndPress } from './measure.mjs';
import { press, withAttributes } from './scene-steps.mjs';

/** Returns the step that picks files of `docs/examples/assets`. */
const pick =
  (...files) =>
  async (page) => {
    await page.waitForSelector('rs-uploads >>> [part~=drop]');
    const input = await page.$('input[type=file]');
    await input.uploadFile(...files.map((file) => join(root, 'docs', 'examples', 'assets', file)));
  };

const closed = (html) => html.replace(/^\s*inline$/m, '');
const withMap = (html) =>
  html.replace(/tiles="[^"]*"/, 'tiles="/docs/examples/assets/sala.svg?{z}-{x}-{y}" geolocation');

export const widgetScenes = [
  {
    tag: 'rs-calendar',
    name: 'calendar',
    day: Date.UTC(2026, 8, 9, 10),
    viewport: { width: 480, height: 720 },
    change: closed,
    async open(page) {
      await waitAndPress(page, 'rs-calendar', '[part~=toggle]');
      await waitAndPress(page, 'rs-calendar', '[part~=day]:not([part~=disabled], [part~=today])');
    },
    shows: ['toggle', 'calendar', 'day', 'time', 'time-heading', 'selected'],
  },
  {
    tag: 'rs-calendar',
    name: 'months',
    day: Date.UTC(2026, 8, 9, 10),
    viewport: { width: 480, height: 720 },
    change: closed,
    async open(page) {
      await waitAndPress(page, 'rs-calendar', '[part~=toggle]');
      await waitAndPress(page, 'rs-calendar', '[part~=heading]');
    },
    shows: ['heading', 'month', 'year'],
    only: ['heading', 'month', 'year'],
  },
  { tag: 'rs-calendar', name: 'toggle', change: closed, shows: ['toggle'] },
  {
    tag: 'rs-location',
    name: 'unset',
    viewport: { height: 640 },
    change: (html) => withMap(html).replace('value="40.4168, -3.7038"', ''),
    open: press('rs-location >>> [part~=consent-allow-once]'),
    shows: ['map', 'unset'],
    only: ['unset'],
  },
  { tag: 'rs-location', name: 'consent', shows: ['consent-placeholder', 'consent-allow-once'] },
  {
    tag: 'rs-location',
    name: 'map',
    change: withMap,
    viewport: { height: 640 },
    open: press('rs-location >>> [part~=consent-allow-once]'),
    shows: ['map', 'marker', 'zoom-in', 'attribution'],
  },
  {
    tag: 'rs-uploads',
    name: 'files',
    viewport: { height: 720 },
    open: pick('../../../demo/assets/screenshot.webp', 'tarifas.txt'),
    shows: ['pick', 'file', 'refused', 'problem', 'remove'],
  },
  {
    tag: 'rs-uploads',
    name: 'buttons',
    viewport: { hasTouch: true, isMobile: true },
    change: withAttributes('rs-uploads', 'add-more'),
    shows: ['add', 'camera'],
  },
  {
    tag: 'rs-uploads',
    name: 'dialog',
    async open(page) {
      await pick('../../../demo/assets/screenshot.webp')(page);
      await waitAndPress(page, 'rs-uploads', 'button[part=preview]');
    },
    shows: ['dialog', 'preview-image', 'close'],
    only: ['dialog', 'preview-image', 'preview-caption', 'close'],
  },
  { tag: 'rs-range', name: 'slider', shows: ['track', 'fill', 'handle', 'value'] },
];
