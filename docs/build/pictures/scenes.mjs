/** Scenes for the pictures of parts: what each opens, and which parts it waits for. */

import { formScenes } from './form-scenes.mjs';
import { press, withAttributes, withTag } from './scene-steps.mjs';
import { widgetScenes } from './widget-scenes.mjs';

const floating = (tag, markup) => ({
  tag,
  name: 'link',
  change: withTag(tag, markup),
  shows: ['link', 'icon', 'label'],
});

/** Category with a cookie, so that the settings have details. */
const oneCategory = {
  categories: [
    {
      id: 'statistics',
      label: 'Estadísticas',
      description: 'Para contar visitas.',
      cookies: [{ name: '_ga*', provider: 'Google', purpose: 'Contar visitas', duration: '2 años' }],
    },
  ],
};

const consentScenes = [
  {
    tag: 'cookie-consent',
    name: 'banner',
    viewport: { width: 520, height: 900 },
    change: withTag('cookie-consent', '<cookie-consent revision="1"></cookie-consent>'),
    shows: ['banner', 'banner-title', 'banner-settings', 'banner-link'],
  },
  {
    tag: 'cookie-consent',
    name: 'settings',
    viewport: { width: 520, height: 820 },
    change: withTag(
      'cookie-consent',
      `<cookie-consent revision="1"><script type="application/json">${JSON.stringify(oneCategory)}</script></cookie-consent>`,
    ),
    open: press('cookie-consent >>> [part~=banner-settings]'),
    shows: ['dialog', 'category', 'details', 'settings-save', 'settings-link'],
  },
  {
    tag: 'cookie-consent',
    name: 'tab',
    viewport: { width: 520 },
    change: (html) => html.replace('tab="auto"', 'tab="always"'),
    open: press('[data-consent=accept]'),
    shows: ['revoke-tab'],
  },
];

/** Returns a change that makes the items pictures with a caption and a file to download. */
const withViewer = (attributes) => (html) =>
  withAttributes(
    'media-box',
    attributes,
  )(html)
    .replaceAll(/href="#(sala|pasillo|patio)"/g, 'href="assets/$1.svg"')
    .replaceAll(
      /data-mediabox="[^"]*"/g,
      'data-mediabox="group[consulta] caption[Primera planta] download[si]"',
    );

const viewerScenes = [
  {
    tag: 'media-box',
    name: 'viewer',
    viewport: { width: 640, height: 560 },
    change: withViewer('autoplay-seconds="60"'),
    moves: true,
    open: press('.jcepopup'),
    shows: ['dialog', 'image', 'caption', 'counter', 'next', 'thumbnail-image', 'pause', 'download'],
  },
  {
    tag: 'media-box',
    name: 'pages',
    viewport: { width: 640, height: 560 },
    change: (html) => withViewer('')(html).replaceAll(/<img src="assets\/\w+.svg" width="368"[^>]*>/g, 'Ver'),
    open: press('.jcepopup'),
    shows: ['pages', 'page-button'],
    only: ['row', 'pages', 'page-button', 'current'],
  },
  {
    tag: 'media-box',
    name: 'consent',
    change: (html) => html.replace('href="#sala"', 'href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"'),
    open: press('.jcepopup'),
    shows: ['consent-placeholder', 'consent-allow-once'],
    only: ['consent-placeholder', 'consent-allow-once', 'consent-allow-always'],
  },
  {
    tag: 'media-box',
    name: 'error',
    change: (html) => html.replace('href="#sala"', 'href="assets/no.jpg"'),
    open: press('.jcepopup'),
    shows: ['error'],
    only: ['error'],
  },
];

/** Every scene: the tag, the name of the picture, and the actions before the parts are measured. */
export const scenes = [
  floating('back-to-top', '<back-to-top threshold="0" icon="assets/sala.svg"></back-to-top>'),
  ...consentScenes,
  ...viewerScenes,
  {
    tag: 'nav-menu',
    name: 'menu',
    viewport: { height: 320 },
    open: press('nav-menu button'),
    shows: ['toggle', 'indicator'],
  },
  {
    tag: 'offcanvas-panel',
    name: 'panel',
    viewport: { height: 360 },
    open: press('[data-offcanvas-toggle]'),
    shows: ['panel', 'overlay', 'header', 'title', 'close'],
  },
  ...formScenes,
  ...widgetScenes,
  { tag: 'tab-set', name: 'tabs', shows: ['tab-list', 'tab', 'panel'] },
  floating(
    'whatsapp-link',
    '<whatsapp-link phone="+34 600 11 22 33" text="Hola" icon="assets/sala.svg"></whatsapp-link>',
  ),
];
