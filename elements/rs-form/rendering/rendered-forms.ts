/** The forms that were rendered from JSON; every other form is the server's. */
export const renderedForms = new WeakSet<HTMLFormElement>();
