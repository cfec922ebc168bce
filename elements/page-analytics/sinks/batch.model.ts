/** Limits of one batch: number of events, and bytes. */
const most = { events: 20, bytes: 16_384 };
const start = '{"events":[';
const end = ']}';

/** Events that wait, each as JSON. */
export interface Batch {
  readonly events: readonly string[];
  /** Size of the request's body in bytes. */
  readonly bytes: number;
}

/** Batch without events. */
export const emptyBatch: Batch = Object.freeze({ events: [], bytes: start.length + end.length });

/** Adds an event. The caller sends the batches in `full` at once. An event larger than a batch is dropped. */
export function addToBatch(
  batch: Batch,
  event: object,
): { readonly batch: Batch; readonly full: readonly Batch[] } {
  const json = JSON.stringify(event);
  const bytes = bytesOf(json) + 1;
  if (emptyBatch.bytes + bytes > most.bytes) return { batch, full: [] };
  const fits = batch.bytes + bytes <= most.bytes;
  const before = fits ? batch : emptyBatch;
  const next = { events: [...before.events, json], bytes: before.bytes + bytes };
  const isFull = next.events.length >= most.events;
  return {
    batch: isFull ? emptyBatch : next,
    full: [...(fits ? [] : [batch]), ...(isFull ? [next] : [])],
  };
}

/** Returns the body of the request for a batch. */
export function bodyOf({ events }: Batch): string {
  return start + events.join(',') + end;
}

/** Returns the size in UTF-8. `JSON.stringify` escapes lone surrogates, which `encodeURI` would refuse. */
function bytesOf(json: string): number {
  return encodeURI(json).replace(/%../g, '-').length;
}
