/** Controller of an element. `stop` restores the server's markup, also after an incomplete start. */
interface Controller {
  start(): void;
  stop(): void;
}

/**
 * Starts a controller. If that fails, the server's markup is restored.
 *
 * @throws The error of `start`.
 */
export function startOrStop<Started extends Controller>(controller: Started): Started {
  try {
    controller.start();
    return controller;
  } catch (error) {
    controller.stop();
    throw error;
  }
}
