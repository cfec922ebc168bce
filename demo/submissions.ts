import { dataFilePath } from './demo-paths.js';
import { printSubmissions } from './store/print-submissions.js';

process.stdout.write(`${await printSubmissions(dataFilePath())}\n`);
