import { Buffer } from 'node:buffer';

/** Time in which a command reads all that it needs, in milliseconds. */
const mostMs = 15_000;
/** Maximum size of all that it reads. A page of the web and its scripts have less than a fifth. */
const mostBytes = 20 * 2 ** 20;

/** Limits of all that a command reads: a body may never end. The first limit that is reached aborts every request. */
export class ReadLimits {
  #bytes = 0;
  #end = new AbortController();
  #most;

  /** @param {{ readonly ms?: number, readonly bytes?: number }} [most] */
  constructor({ ms = mostMs, bytes = mostBytes } = {}) {
    this.#most = bytes;
    const text = `more than ${ms / 1000} seconds`;
    // A signal of AbortSignal.any() is collected as garbage before its time, and then never aborts.
    setTimeout(() => this.#end.abort(new TypeError(`reading takes ${text}`)), ms).unref();
  }

  get signal() {
    return this.#end.signal;
  }

  /**
   * Reads a body.
   * @param {AsyncIterable<Uint8Array> | null} body
   * @returns {Promise<Uint8Array>}
   * @throws {TypeError} If a limit is reached.
   */
  async read(body) {
    /** @type {Uint8Array[]} */
    const parts = [];
    for await (const part of body ?? []) {
      this.add(part.length);
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  /**
   * Counts bytes that were read.
   * @param {number} size
   * @throws {TypeError} If there are too many.
   */
  add(size) {
    this.#bytes += size;
    if (this.#bytes > this.#most)
      this.#end.abort(new TypeError(`there are more than ${this.#most / 2 ** 20} MB to read`));
    this.signal.throwIfAborted();
  }
}
