/** Policy of Trusted Types, as far as it is used. */
interface ScriptPolicy {
  createScript(text: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const factory = Reflect.get(window, 'trustedTypes') as PolicyFactory | undefined;

/** Allows JSON as the text of a script element, and nothing that could run. */
const rules: ScriptPolicy = { createScript: (text) => JSON.stringify(JSON.parse(text)) };
const policy = factory?.createPolicy('playground-json', rules) ?? rules;

/**
 * Sets the text of a script with JSON. A policy with Trusted Types also covers scripts that never run.
 *
 * @throws A SyntaxError for a text that is no JSON.
 */
export function setScriptText(script: HTMLScriptElement, text: string): void {
  script.text = policy.createScript(text);
}
