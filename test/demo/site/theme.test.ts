import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const themeTags = [
  'sticky-header',
  'nav-menu',
  'offcanvas-panel',
  'tab-set',
  'lazy-images',
  'back-to-top',
  'whatsapp-link',
];
const pages = [
  '/',
  '/contacto',
  '/formulario',
  '/acceso',
  '/elementos/rs-form',
  '/elementos/tab-set',
  '/nada',
];

function idsOf(html: string): readonly string[] {
  return [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
}

describe('demo/site: theme', () => {
  const demo = withDemo();
  const open = async (path: string) => (await createVisitor(demo()).get(path)).html;

  for (const path of pages) {
    it(`the theme’s elements are all on ${path}, of one bundle`, async () => {
      const html = await open(path);
      for (const tag of themeTags) assert.ok(html.includes(`<${tag}`), tag);
      const scripts = [...html.matchAll(/<script [^>]*src="(\/suite\/[^"]+)"/g)].map(([, src]) => src);
      const forms = html.includes('<rs-form') ? ['/suite/forms.js'] : [];
      assert.deepEqual(scripts, ['/suite/site.js', ...forms, '/suite/suite.js']);
    });

    it(`the theme’s elements give no id twice on ${path}`, async () => {
      const ids = idsOf(await open(path));
      assert.deepEqual(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        [],
      );
    });
  }

  it('the theme’s elements ask early for the chunks that the page needs at once', async () => {
    const preloads = /modulepreload" href="\/suite\/((?:chunks|bundles)\/[^"]+)"/g;
    const named = (html: string) => [...html.matchAll(preloads)].map(([, name]) => name);
    const [runtime, site, forms] = [
      'chunks/runtime-3c4d.js',
      'bundles/site-9c0d.js',
      'bundles/forms-1e2f.js',
    ];
    assert.deepEqual(named(await open('/contacto')), [runtime, site, forms]);
    assert.deepEqual(named(await open('/')), [runtime, site]);
    assert.deepEqual(named(await open('/contacto?bundles=off')), [
      'chunks/runtime-3c4d.js',
      'chunks/rs-form-5e6f.js',
      'chunks/nav-menu-7a8b.js',
    ]);
  });

  it('the theme’s elements come from a file for each tag, of one loader, where the address asks for it', async () => {
    const html = await open('/contacto?bundles=off');
    const scripts = [...html.matchAll(/<script [^>]*src="(\/suite\/[^"]+)"/g)].map(([, src]) => src);
    assert.deepEqual(scripts, ['/suite/suite.js']);
  });

  it('the theme’s elements are the only ones that float and stick on the pages about them', async () => {
    for (const tag of ['back-to-top', 'whatsapp-link', 'sticky-header']) {
      const html = await open(`/elementos/${tag}`);
      const tags = [...html.matchAll(/<(?:back-to-top|whatsapp-link floating|sticky-header)[ >]/g)];
      assert.equal(tags.length, 3, tag);
    }
  });

  it('the theme’s elements leave a page whole without scripts: links in nested lists, and a copy of every late image', async () => {
    const html = await open('/');
    const menu = /<nav class="site-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';
    for (const path of ['/contacto', '/#pareja', '/#lucia']) assert.ok(menu.includes(`href="${path}"`), path);
    assert.match(menu, /<ul.*<ul.*<ul/s);
    const late = [...html.matchAll(/data-src="([^"]+)"/g)].map(([, src]) => src);
    assert.equal(late.length, 2);
    for (const src of late) assert.ok(html.includes(`<noscript><img src="${src}"`), src);
  });

  it('the theme’s elements name every landmark of navigation', async () => {
    const navs = (await open('/')).match(/<nav [^>]*>/g) ?? [];
    assert.equal(navs.length, 2);
    for (const nav of navs) assert.match(nav, / aria-label="[^"]+"/);
  });
});
