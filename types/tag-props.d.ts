import type { SuiteTags } from './tags.js';

/** A tag of the suite. */
export type SuiteTag = keyof SuiteTags;

/** The class behind a tag. */
export type ElementOf<Tag extends SuiteTag> = SuiteTags[Tag]['element'];

/** Events of a tag, by their names. */
export type EventsOf<Tag extends SuiteTag> = Pick<HTMLElementEventMap, SuiteTags[Tag]['events']>;

type Method = (...values: never[]) => unknown;

/**
 * Attributes of a tag. One with the name of a property has the property's type, because a framework writes the property
 * instead. One with the name of a method is not allowed, because a framework would overwrite the method.
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
