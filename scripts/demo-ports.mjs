/** Ports of the demo, chosen before anything is built. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from './command.mjs';

/** Address of the demo, which no other machine reaches. */
const host = '127.0.0.1';
const largest = 65_535;

/**
 * Returns the port of the demo and that of the stubs of third parties, which `PORT` and `PROVIDER_PORT` set. By
 * default the second one follows the first one; 0 chooses a free one.
 *
 * @throws {CommandError} If one is no port, or is taken.
 */
export async function chooseDemoPorts({ PORT, PROVIDER_PORT } = process.env) {
  const port = readPort('PORT', PORT || 8080);
  const providerPort = readPort('PROVIDER_PORT', PROVIDER_PORT || (port === 0 ? 0 : port + 1));
  if (port === providerPort && port !== 0)
    throw new CommandError(`PORT and PROVIDER_PORT are both ${port}: expected two ports`);
  await expectFree('PORT', port);
  await expectFree('PROVIDER_PORT', providerPort);
  return { port, providerPort };
}

function readPort(name, value) {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= largest) return port;
  throw new CommandError(`${name} is ${value}: expected a number from 0 to ${largest}`);
}

async function expectFree(name, port) {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const state = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used: ${error.code}`;
    throw new CommandError(`port ${port} ${state} (${name} sets another one)`, { cause: error });
  }
  await new Promise((closed) => server.close(closed));
}
