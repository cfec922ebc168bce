/** Pictures of the kits in the documentation: a page of a system, and the steps to what the picture shows. */
import type { ElementHandle, Page } from 'puppeteer-core';
import { seen, toNextPage, until } from '../../test/journey/in-page.js';

/** Values that steps use. */
export interface KitSite {
  /** Path of the archive of the plugin. */
  readonly archive: string;
}

export interface KitState {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly system: 'wordpress' | 'joomla';
  /** Path of the page; '' for the one before. */
  readonly path: string;
  /** Steps of the author or the visitor. */
  reach(page: Page, site: KitSite): Promise<unknown>;
  /**
   * True if a visitor sees the page, who is not logged in.
   *
   * @default false
   */
  readonly isOfVisitor?: boolean;
}

/** Uploads the archive as an administrator does. */
async function upload(page: Page, { archive }: KitSite): Promise<void> {
  const input = (await page.waitForSelector('#pluginzip')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(archive);
  await toNextPage(page, () => page.$eval('form.wp-upload-form', (form) => form.submit()));
}

/** Closes the guide of the editor, and selects the block of the tabs. */
async function selectTabs(page: Page): Promise<void> {
  await until(
    page,
    () => Reflect.get(globalThis, 'wp')?.data?.select('core/block-editor')?.getBlocks().length > 0,
  );
  await page.evaluate(`{
    const { dispatch, select } = wp.data;
    dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    dispatch('core/preferences').set('core/edit-post', 'fullscreenMode', false);
    const [tabs] = select('core/block-editor').getBlocks();
    dispatch('core/block-editor').selectBlock(tabs.clientId);
    dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
  }`);
  await until(page, () => document.querySelector('.block-editor-block-inspector')?.checkVisibility());
}

export const kitStates: readonly KitState[] = [
  {
    name: 'wordpress-activate',
    system: 'wordpress',
    path: '/wp-admin/plugin-install.php?tab=upload',
    reach: upload,
  },
  {
    name: 'wordpress-settings',
    system: 'wordpress',
    path: '/wp-admin/options-general.php?page=rs-suite',
    reach: async () => undefined,
  },
  {
    name: 'wordpress-block',
    system: 'wordpress',
    path: '/wp-admin/post.php?post={page}&action=edit',
    reach: selectTabs,
  },
  {
    name: 'wordpress-page',
    system: 'wordpress',
    path: '/?page_id={page}',
    isOfVisitor: true,
    reach: (page) => seen(page, 'tab-set', '[role=tab]'),
  },
  {
    name: 'joomla-marker',
    system: 'joomla',
    path: '/editor',
    async reach(page) {
      await page.click('button');
      await page.select('dialog select', 'tab-set');
      await page.type('dialog [name=breakpoint]', '960');
    },
  },
  {
    name: 'joomla-page',
    system: 'joomla',
    path: '/5',
    async reach(page) {
      await seen(page, 'cookie-consent', '[part~=banner]');
      await seen(page, 'tab-set', '[role=tab]');
    },
  },
];
