import { documentOf } from '../dom/unclobbered.js';
import { ConfigError, describe } from './config-error.js';

/** A tag of the suite that belongs to an input. */
interface FieldTag extends Element {
  readonly input: HTMLInputElement | null;
}

const fieldTags = 'rs-calendar, rs-location, rs-range, rs-uploads';
/** Selector of file inputs to which the server's own script adds further ones. */
const addsInputs = '[data-rsfp-skip-ajax=true]';

/** Returns the diagnostics of a tag at an input: the input has another tag already, or takes a single file. */
export function findInputDiagnostics(host: Element): readonly ConfigError[] {
  if (!isFieldTag(host)) return [];
  const { input } = host;
  if (!input) return [];
  return [...findSharedInput(host, input), ...findSingleFile(host, input), ...findFewerThanLeast(host)];
}

/** Returns the diagnostic of the second of two tags at one input. */
function findSharedInput(host: FieldTag, input: HTMLInputElement): readonly ConfigError[] {
  const all = [...documentOf(host).querySelectorAll(fieldTags)].filter(isFieldTag);
  const [first] = all.filter((one) => one.input === input);
  if (!first || first === host) return [];
  const found = `${describe(input)}, which ${describe(first)} has`;
  return [
    new ConfigError(host, 'its input', `found ${found}, expected one tag for each input`, 'input-shared'),
  ];
}

function findSingleFile(host: Element, input: HTMLInputElement): readonly ConfigError[] {
  const names = ['max-files', 'min-files'].filter((name) => Number(host.getAttribute(name)) > 1);
  if (input.multiple || input.matches(addsInputs) || host.hasAttribute('add-more')) return [];
  return names.map((name) => {
    const found = `"${host.getAttribute(name) ?? ''}" for ${describe(input)}, which takes one file`;
    return new ConfigError(
      host,
      `attribute ${name}`,
      `found ${found}, expected multiple on it, or add-more`,
      'uploads-multiple',
    );
  });
}

function findFewerThanLeast(host: Element): readonly ConfigError[] {
  const [least = '', most = ''] = ['min-files', 'max-files'].map((name) => host.getAttribute(name) ?? '');
  if (Number(most) === 0 || !(Number(least) > Number(most))) return [];
  return [
    new ConfigError(
      host,
      'attribute min-files',
      `found "${least}", expected at most max-files, ${most}`,
      'uploads-least',
    ),
  ];
}

/** Returns true for a field tag whose class is defined. */
function isFieldTag(element: Element): element is FieldTag {
  return element.matches(fieldTags) && 'input' in element;
}
