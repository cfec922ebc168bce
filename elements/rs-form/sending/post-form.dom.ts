import { browserClock, type Clock } from '../../../shared/dom/clock.js';

/** What became of a post. */
export type PostAnswer =
  | { readonly type: 'answered'; readonly page: Document; readonly url: string }
  | {
      readonly type: 'failed';
      readonly failure: 'network' | 'timeout' | 'server' | 'answer';
      readonly status?: number;
    }
  | { readonly type: 'cancelled' };

export interface Post {
  /** Of this site: an answer from elsewhere could not be read. */
  readonly url: string;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** The part that has left, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly clock?: Clock;
}

/** A post of which nothing moves for so long counts as lost, in milliseconds; a slow one takes its time. */
export const stallMs = 60_000;

/**
 * Posts a form and reads the page that answers. By XMLHttpRequest: it tells how much has left, and it parses the page
 * without running anything. Never rejects.
 */
export function postForm({ url, body, signal, onProgress, clock = browserClock }: Post): Promise<PostAnswer> {
  const request = new XMLHttpRequest();
  let callOff = () => {};

  return new Promise((resolve) => {
    function end(answer: PostAnswer): void {
      callOff();
      resolve(answer);
    }

    /** Counts anew: something has moved. */
    function wait(): void {
      callOff();
      callOff = clock.after(stallMs, () => {
        end({ type: 'failed', failure: 'timeout' });
        request.abort();
      });
    }

    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('progress', wait);
    request.addEventListener('load', () => end(readAnswer(request)));
    request.addEventListener('error', () => end({ type: 'failed', failure: 'network' }));
    request.addEventListener('abort', () => end({ type: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.responseType = 'document';
    wait();
    request.send(body);
  });
}

function readAnswer({ status, responseXML: page, responseURL: url }: XMLHttpRequest): PostAnswer {
  if (status < 200 || status > 299) return { type: 'failed', failure: 'server', status };
  return page?.body ? { type: 'answered', page, url } : { type: 'failed', failure: 'answer', status };
}
