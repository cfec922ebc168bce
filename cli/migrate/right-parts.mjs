import * as v from 'valibot';
import { formSchema } from '#cli-models';

/** @typedef {string | number} Step */

/** The most mistakes that are worth a line each; a page with more of them is no page of the server's. */
const mostMistakes = 50;

/**
 * Leaves out what the schema of the JSON does not allow, and says what that was: a page may say anything.
 * @template {{ readonly formId: number }} Behaviour
 * @param {Behaviour} behaviour
 * @returns {{ readonly behaviour: Behaviour; readonly faults: readonly string[] }}
 */
export function rightParts(behaviour) {
  const right = structuredClone(behaviour);
  /** @type {string[]} */
  const faults = [];
  for (let round = 0; round < mostMistakes; round += 1) {
    const [issue] = v.safeParse(formSchema, right).issues ?? [];
    if (!issue) return { behaviour: right, faults };
    const path = (issue.path ?? []).map(({ key }) => /** @type {Step} */ (key));
    faults.push(`JSON at ${path.join('.')}: found ${JSON.stringify(issue.input)}, expected ${issue.message}`);
    leaveOut(right, wholeOf(path));
  }
  throw new TypeError(`the JSON of form ${behaviour.formId} has more than ${mostMistakes} mistakes`);
}

/**
 * Half a condition, total or bot check would do something else: with a mistake in it each goes whole, as in the element.
 * @param {readonly Step[]} path
 * @returns {readonly Step[]}
 */
function wholeOf(path) {
  if (path[0] === 'conditions' || path[0] === 'calculations') return path.slice(0, 2);
  return path[0] === 'botCheck' ? path.slice(0, 1) : path;
}

/**
 * Takes away what stands at a path; what must have it goes with it.
 * @param {unknown} root
 * @param {readonly Step[]} path
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
