import { readerName, type PageReader } from './page-reader.model.js';

/** Policy of Trusted Types, as far as it is used. */
interface AddressPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
}

/** Allows the one script that the page names, and no other address. */
const rules: AddressPolicy = {
  createScriptURL(address) {
    if (address === readerAddress()) return address;
    throw new TypeError(`found the script ${address}, expected that of the page`);
  },
};
const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
const policy = factory?.createPolicy('playground-reader', rules) ?? rules;

let loading: Promise<PageReader> | undefined;

/**
 * Loads the reader once. A failed load is tried again at the next call.
 *
 * @throws An Error while the script cannot be loaded.
 */
export function loadReader(): Promise<PageReader> {
  loading ??= run(policy.createScriptURL(readerAddress())).then(
    () => Reflect.get(globalThis, readerName) as PageReader,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function readerAddress(): string {
  return document.getElementById('playground')?.dataset['reader'] ?? '';
}

function run(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not load`));
    });
    document.head.append(script);
  });
}
