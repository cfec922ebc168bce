/** Writes objects as YAML in blocks. Texts are in double quotes, as in JSON, which YAML reads too. */

const isBlock = (value) => typeof value === 'object' && value !== null;

/** Returns an object of objects, lists, texts and numbers as YAML. */
export function toYaml(value, indent = '') {
  if (Array.isArray(value)) return value.map((one) => `${indent}- ${itemYaml(one, indent)}`).join('');
  return Object.entries(value)
    .map(([key, one]) => `${indent}${key}:${valueYaml(one, indent)}`)
    .join('');
}

/** Returns the value of a key, on lines of its own if it is an object or a list with content. */
function valueYaml(value, indent) {
  if (!isBlock(value)) return ` ${JSON.stringify(value)}\n`;
  if (Object.keys(value).length === 0) return ` ${JSON.stringify(value)}\n`;
  return `\n${toYaml(value, `${indent}  `)}`;
}

/** Returns an item of a list, whose first key is on the line of the dash. */
function itemYaml(value, indent) {
  return isBlock(value) ? toYaml(value, `${indent}  `).trimStart() : `${JSON.stringify(value)}\n`;
}
