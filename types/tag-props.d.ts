import type { SuiteTags } from './tags.js';

/** A tag of the suite. */
export type SuiteTag = keyof SuiteTags;

/** The class behind a tag. */
export type ElementOf<Tag extends SuiteTag> = SuiteTags[Tag]['element'];

/** What each event of a tag is, by its name. */
export type EventsOf<Tag extends SuiteTag> = Pick<HTMLElementEventMap, SuiteTags[Tag]['events']>;

type Method = (...values: never[]) => unknown;

/**
 * A framework writes a property where the element has one of the attribute's name, so that is what counts then. A
 * method of that name would be overwritten: the attribute is left out.
 */
export type AttributesOf<Tag extends SuiteTag, Attributes = SuiteTags[Tag]['attributes']> = {
  [Name in keyof Attributes]?:
    | (Name extends keyof ElementOf<Tag>
        ? ElementOf<Tag>[Name] extends Method
          ? never
          : ElementOf<Tag>[Name]
        : Attributes[Name])
    | undefined;
};

/** The attributes by the names of their properties. */
export type PropertiesOf<Tag extends SuiteTag> = {
  [Name in SuiteTags[Tag]['properties'] & keyof ElementOf<Tag>]?: ElementOf<Tag>[Name] | undefined;
};
