/** The tags of the suite in the JSX of React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributesOf, ElementOf, EventsOf, PropertiesOf, SuiteTag } from './tag-props.js';

/** Event handler props: `on` and the event's name, as React 19 reads them. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

/** `class` is what HTML calls it, and React writes it into a custom element as it is. */
interface Shared {
  class?: string | undefined;
}

type Own<Tag extends SuiteTag> = AttributesOf<Tag> & PropertiesOf<Tag> & Listeners<EventsOf<Tag>> & Shared;

type Native<Tag extends SuiteTag> = DetailedHTMLProps<HTMLAttributes<ElementOf<Tag>>, ElementOf<Tag>>;

/** Props of a tag of the suite: its own, and those of every HTML element. */
export type SuiteProps<Tag extends SuiteTag> = Omit<Native<Tag>, keyof Own<Tag>> & Own<Tag>;

type SuiteElements = { [Tag in SuiteTag]: SuiteProps<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends SuiteElements {}
  }
}
