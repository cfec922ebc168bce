/** What is `protected`, `private` or the browser's own callback is no part of the contract. */

const callbacks = new Set([
  'connectedCallback',
  'disconnectedCallback',
  'connectedMoveCallback',
  'adoptedCallback',
  'attributeChangedCallback',
  'observedAttributes',
  'options',
]);

/** An analyzer plugin that leaves only public members in the manifest. */
export function hideInnerMembers() {
  return {
    name: 'hide-inner-members',
    packageLinkPhase({ customElementsManifest }) {
      for (const { declarations = [] } of customElementsManifest.modules) {
        for (const declaration of declarations) {
          declaration.members = declaration.members?.filter(isPublic);
        }
      }
    },
  };
}

function isPublic({ name, privacy = 'public' }) {
  return privacy === 'public' && !callbacks.has(name) && !name.startsWith('#');
}
