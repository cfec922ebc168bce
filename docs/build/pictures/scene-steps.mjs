/** Steps of scenes: changes of an example's page, and actions in it. */

/** Returns a change that puts other markup in the place of the tag, and keeps the rest of the example. */
export const withTag = (tag, markup) => (html) =>
  html.replace(new RegExp(`<${tag}\\b[^]*</${tag}\\s*>`), markup);
/** Returns a change that adds attributes to the tag. */
export const withAttributes = (tag, attributes) => (html) => html.replace(`<${tag}`, `<${tag} ${attributes}`);
/** Returns the step that waits for an element and clicks it. */
export const press = (selector) => (page) => page.locator(selector).click();
