const slowMs = 1000;
const headers = { 'Content-Type': 'application/json; charset=utf-8' };

/** Sends a valid response over a connection that fails. */
type Send = (text: string, cutOff: () => void) => Response | Promise<Response>;

const connections: ReadonlyMap<string, Send> = new Map<string, Send>([
  [
    'abort',
    (_text, cutOff) => {
      cutOff();
      return new Response(null);
    },
  ],
  // Nothing is sent. It ends when the visitor leaves or the server stops.
  ['hang', () => new Promise<Response>(() => undefined)],
  ['stall', (text) => new Response(firstHalfOf(Buffer.from(text)), { headers })],
  ['slow', (text) => new Response(byteByByte(Buffer.from(text)), { headers })],
]);

/** Returns the sender of a connection fault; undefined for a fault of another kind. */
export function brokenConnection(fault: string): Send | undefined {
  return connections.get(fault);
}

/** Streams the first half of the bytes and then nothing, until the reader cancels. */
function firstHalfOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2))),
  });
}

function byteByByte(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = 0;
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start(controller) {
      const sendOne = () => {
        if (sent < bytes.length) return controller.enqueue(bytes.subarray(sent, (sent += 1)));
        clearInterval(timer);
        controller.close();
      };
      timer = setInterval(sendOne, slowMs);
      sendOne();
    },
    cancel: () => clearInterval(timer),
  });
}
