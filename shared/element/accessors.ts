import type { AttributeSchema } from './attributes.js';

/** Element whose options are read and written by name. */
interface WithOptions extends Element {
  readOption(name: string): unknown;
  writeOption(name: string, value: unknown): void;
}

interface ClassWithOptions {
  readonly options: AttributeSchema;
  readonly prototype: WithOptions;
}

/** Defines an accessor for each option of a class. Subclasses declare the types. */
export function defineAccessors({ options, prototype }: ClassWithOptions): void {
  for (const name of Object.keys(options)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WithOptions) {
        return this.readOption(name);
      },
      set(this: WithOptions, value: unknown) {
        this.writeOption(name, value);
      },
    });
  }
}

/** Sets again the properties that were set before the tag was defined, because they shadow the accessors. */
export function upgradeProperties(host: object, options: AttributeSchema): void {
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(host, name)) continue;
    const value: unknown = Reflect.get(host, name);
    Reflect.deleteProperty(host, name);
    Reflect.set(host, name, value);
  }
}
