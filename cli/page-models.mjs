/** The tags of the suite and their diagnostics as JavaScript, with the DOM that they need. */
import { installDom } from './html/page-document.mjs';
import { loadModels } from './load-models.mjs';

installDom();

/** @type {typeof import('./page-models.js')} */
export const models = await loadModels('page-models');
