// Checks the Node version, then runs the program in this process. With `exec`, a signal to npm
// reaches the program.
import './check-version.js';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [file] = process.argv.splice(2, 1);
await import(pathToFileURL(resolve(file)).href);
