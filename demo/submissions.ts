import { printSubmissions } from './store/print-submissions.js';
import { dataFilePath } from './store/submission-store.js';

process.stdout.write(`${await printSubmissions(dataFilePath())}\n`);
