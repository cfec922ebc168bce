/** Entry of the script that reads pasted pages: its parsers of HTML and JavaScript come when the dialog is opened. */
import { readRsformPage } from '../model/rsform/read-rsform-page.js';
import { readerName } from './page-reader.model.js';

Reflect.set(globalThis, readerName, readRsformPage);
