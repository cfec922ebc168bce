/** Errors of a command of the project that need no stack, because the machine lacks something. */

/** Error whose message alone is printed. */
export class CommandError extends Error {}

/** Runs a command. A `CommandError` ends it with one line, which begins with the name of the command. */
export async function runCommand(name, run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exit(1);
  }
}
