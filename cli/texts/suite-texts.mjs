/** The texts of all tags by language. */
import { loadModels } from '../load-models.mjs';

/** @type {typeof import('../suite-texts.js')} */
export const { suiteTexts } = await loadModels('suite-texts');
