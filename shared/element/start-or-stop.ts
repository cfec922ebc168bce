/** What composes an element. `stop` gives the server's markup back, however far `start` has come. */
interface Controller {
  start(): void;
  stop(): void;
}

/** Starts a controller. One that fails leaves the server's markup as it was, and the error goes on. */
export function startOrStop<Started extends Controller>(controller: Started): Started {
  try {
    controller.start();
    return controller;
  } catch (error) {
    controller.stop();
    throw error;
  }
}
