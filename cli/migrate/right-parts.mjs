import { checkDefinition } from '#cli-models';

/** @import { InvalidPart } from '#cli-models' */

/** Highest number of diagnostics. A page with more is not from the server. */
const maxDiagnostics = 50;

/**
 * Removes the parts that the format of the JSON does not allow, because a page may contain anything.
 * @template {{ readonly formId: number }} Behaviour
 * @param {Behaviour} behaviour
 * @returns {{ readonly behaviour: Behaviour; readonly faults: readonly string[] }} The rest, and a message for each
 *   part that was removed.
 */
export function rightParts(behaviour) {
  const right = structuredClone(behaviour);
  /** @type {string[]} */
  const faults = [];
  for (let round = 0; round < maxDiagnostics; round += 1) {
    const [part] = checkDefinition(right).invalid;
    if (!part) return { behaviour: right, faults };
    const { path, found, expected } = part;
    faults.push(`JSON at ${path.join('.')}: found ${JSON.stringify(found)}, expected ${expected}`);
    leaveOut(right, wholeOf(path));
  }
  throw new TypeError(`the JSON of form ${behaviour.formId} has more than ${maxDiagnostics} errors`);
}

/**
 * Returns the path of the removed value. A condition, a total, a preview or a bot check is removed as a whole, as in the element:
 * half of it would mean something else.
 * @param {InvalidPart['path']} path
 * @returns {InvalidPart['path']}
 */
function wholeOf(path) {
  if (['conditions', 'calculations', 'previews'].includes(String(path[0]))) return path.slice(0, 2);
  return path[0] === 'botCheck' ? path.slice(0, 1) : path;
}

/**
 * Removes the value at a path. If the value is missing, the part that requires it is removed.
 * @param {unknown} root
 * @param {InvalidPart['path']} path
 * @returns {void}
 */
function leaveOut(root, path) {
  const [last, ...above] = path.toReversed();
  if (last === undefined) return;
  const holder = above
    .toReversed()
    .reduce((one, step) => /** @type {unknown} */ (Reflect.get(Object(one), step)), root);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (Object.hasOwn(/** @type {object} */ (Object(holder)), last))
    Reflect.deleteProperty(/** @type {object} */ (Object(holder)), last);
  else leaveOut(root, path.slice(0, -1));
}
