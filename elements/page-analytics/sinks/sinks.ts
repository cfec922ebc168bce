import type { CollectionContext, Sink } from '../page-analytics.host.js';
import { Batches } from './batches.js';
import { isAddress } from './sink-words.model.js';
import { Vendors } from './vendors.js';

/** Starts the author's sinks behind one interface. */
export function startSinks(context: CollectionContext): Sink {
  const { words, host } = context;
  const addresses = words.filter((word) => isAddress(word) && URL.canParse(word, host.baseURI));
  const sinks: readonly Sink[] = [
    ...(words.includes('dataLayer') || words.includes('gtag') ? [new Vendors(context)] : []),
    ...(addresses.length > 0 ? [new Batches(context, addresses)] : []),
  ];
  const each = (task: (sink: Sink) => void) => {
    for (const sink of sinks) {
      try {
        task(sink);
      } catch (error) {
        // A vendor's script may throw.
        host.report(error);
      }
    }
  };

  return {
    send: (name, params, at) => each((sink) => sink.send(name, params, at)),
    stop: () => each((sink) => sink.stop()),
  };
}
