import type { SuiteTags } from './tags.js';

/** A tag of the suite. */
export type SuiteTag = keyof SuiteTags;

/** The class of a tag. */
export type ElementOf<Tag extends SuiteTag> = SuiteTags[Tag]['element'];

/** Events of a tag, by their names. */
export type EventsOf<Tag extends SuiteTag> = Pick<HTMLElementEventMap, SuiteTags[Tag]['events']>;

type Method = (...values: never[]) => unknown;

/** Text of a value in HTML: `"0.5"` for a number, `""` for a boolean that is true, any text for a list of words. */
type TextOf<Value> = Value extends number
  ? `${Value}`
  : Value extends boolean
    ? ''
    : Value extends readonly string[]
      ? string
      : never;

/** A value, or its text. The elements parse a text that is written into a property like that of the attribute. */
type Written<Value> = Value | TextOf<Value> | undefined;

/**
 * Attributes of a tag. One with the name of a property has the property's type, because a framework writes the property
 * instead. One with the name of a method is not allowed, because a framework would overwrite the method.
 */
export type AttributesOf<Tag extends SuiteTag, Attributes = SuiteTags[Tag]['attributes']> = {
  [Name in keyof Attributes]?: Name extends keyof ElementOf<Tag>
    ? ElementOf<Tag>[Name] extends Method
      ? undefined
      : Written<ElementOf<Tag>[Name]>
    : Written<Attributes[Name]>;
};

/** The attributes by the names of their properties. */
export type PropertiesOf<Tag extends SuiteTag> = {
  [Name in SuiteTags[Tag]['properties'] & keyof ElementOf<Tag>]?: Written<ElementOf<Tag>[Name]>;
};
